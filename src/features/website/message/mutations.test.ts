// On PostgreSQL too: messages of one conversation at once.

import { beforeEach, describe, expect, test } from "vitest";
import {
  addNote,
  appendVisitorMessage,
  type ReceivedMessage,
  receiveMessage,
  sendReply,
} from "~/features/website/message/mutations";
import { messageSchema } from "~/features/website/message/schema";
import { buildUser } from "~/server/crud/test-callers";
import { type Db, database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { runTransaction } from "~/server/db/transaction";
import { refusalOf } from "~/server/platform/test-refusals";

useTestDatabase();

const path = "/admin/contact";
const now = new Date("2026-06-30T08:00:00Z");
const later = new Date("2026-06-30T09:00:00Z");
const missing = 2 ** 31 - 1;

let actor: { id: number; name: string };
const context = () => ({ actor, ip: "127.0.0.1", now: later });
const inTransaction = <Result>(work: (tx: Db) => Promise<Result>) => runTransaction(work);

beforeEach(async () => {
  actor = await buildUser("MANAGER", { name: "Trần Minh" });
  await database().setting.create({ data: { siteNameEn: "Lac Giang", siteNameVi: "Công ty Lạc Giang" } });
});

const visitor = {
  subject: "Leak detection",
  name: "Nguyễn Thị Ánh",
  email: "Anh@Example.com",
  phone: "+84 905 000 001",
  company: "",
  text: "Dear all,\n\nhow much is a logger?",
};
const server = { locale: "en", source: "news", consentVersion: 3, doubt: null } as const;

function receive(message: Partial<typeof visitor> = {}, known: Partial<Omit<ReceivedMessage, keyof typeof visitor>> = {}) {
  const parsed = messageSchema.parse({ ...visitor, ...message });
  return inTransaction((tx) => receiveMessage(tx, { ...parsed, ...server, ...known }, now));
}
const reply = (id: number, text = "It is free.") => inTransaction((tx) => sendReply(tx, id, { text }, context()));
const conversationOf = (id: number) =>
  database().conversation.findUniqueOrThrow({ where: { id }, include: { messages: { orderBy: { id: "asc" } } } });
const lastMail = () => database().mail.findFirstOrThrow({ orderBy: { id: "desc" } });
const logged = (recordId: number) =>
  database().activity.findMany({
    where: { path, recordId },
    orderBy: { id: "asc" },
    select: { action: true, actorName: true, recordName: true, version: true, changes: true },
  });

describe("visitor's first message", () => {
  test("starts an unread conversation with the visitor's words and consent", async () => {
    const conversation = await conversationOf(await receive());
    expect(conversation).toMatchObject({
      subject: "Leak detection",
      email: "anh@example.com",
      company: null,
      locale: "en",
      source: "news",
      status: "new",
      important: false,
      readAt: null,
      consentAt: now,
      consentVersion: 3,
      lastMessageAt: now,
      excerpt: "Dear all, how much is a logger?",
      version: 1,
    });
    expect(conversation.messages).toMatchObject([
      { kind: "visitor", text: visitor.text, authorId: null, authorName: "Nguyễn Thị Ánh", createdAt: now },
    ]);
  });

  test("is filed as spam when it looks like it, and has no consent without a consent text", async () => {
    const conversation = await conversationOf(await receive({}, { doubt: "honeypot", consentVersion: null }));
    expect(conversation).toMatchObject({ status: "spam", doubt: "honeypot", consentAt: null, consentVersion: null });
  });

  test("is found by name, subject and phone without accents", async () => {
    const id = await receive();
    for (const contains of ["nguyen thi anh", "leak", "905 000", "anh@example"]) {
      expect(await database().conversation.findMany({ where: { search: { contains } }, select: { id: true } })).toEqual([{ id }]);
    }
  });

  test("has an excerpt that splits no character, even without spaces", async () => {
    const { excerpt } = await conversationOf(await receive({ text: `a${"😀".repeat(200)}` }));
    expect(excerpt).toBe(`a${"😀".repeat(79)}…`);
  });
});

describe("visitor's later message", () => {
  const append = (id: number, text = "And how long does it last?") =>
    inTransaction((tx) => appendVisitorMessage(tx, id, text, later));

  test.each(["answered", "closed", "open"] as const)("reopens a conversation that was %s, unread", async (status) => {
    const id = await receive();
    await database().conversation.update({ where: { id }, data: { status, readAt: now } });
    await append(id);
    const conversation = await conversationOf(id);
    expect(conversation).toMatchObject({ status: "open", readAt: null, lastMessageAt: later, version: 2 });
    expect(conversation.excerpt).toBe("And how long does it last?");
    expect(conversation.messages.map(({ kind, authorName }) => [kind, authorName])).toEqual([
      ["visitor", "Nguyễn Thị Ánh"],
      ["visitor", "Nguyễn Thị Ánh"],
    ]);
    const changes = status === "open" ? {} : { status: [status, "open"] };
    expect(await logged(id)).toEqual([{ action: "receive", actorName: "", recordName: "Leak detection", version: 2, changes }]);
  });

  test("leaves spam and new conversations in their state", async () => {
    const [spam, unseen] = [await receive({}, { doubt: "honeypot" }), await receive()];
    for (const id of [spam, unseen]) await append(id);
    expect((await conversationOf(spam)).status).toBe("spam");
    expect(await conversationOf(unseen)).toMatchObject({ status: "new", readAt: null });
    expect((await logged(unseen))[0]?.changes).toEqual({});
  });

  test("is refused for a deleted conversation", async () => {
    expect((await refusalOf(append(missing))).appCode).toBe("ERROR_CONTACT_NOT_FOUND");
  });
});

describe("reply", () => {
  test("is stored with its author and mail, and marks the conversation as answered and read", async () => {
    const id = await receive();
    const messageId = await reply(id);
    const conversation = await conversationOf(id);
    expect(conversation).toMatchObject({ status: "answered", readAt: later, lastMessageAt: later, version: 2 });
    // The list keeps showing the visitor's words.
    expect(conversation.excerpt).toBe("Dear all, how much is a logger?");
    const author = { authorId: actor.id, authorName: "Trần Minh" };
    expect(conversation.messages[1]).toMatchObject({ id: messageId, kind: "staff", text: "It is free.", ...author });
    expect(conversation.messages[1]?.mailId).toBe((await lastMail()).id);
    expect(await logged(id)).toEqual([
      {
        action: "reply",
        actorName: "Trần Minh",
        recordName: "Leak detection",
        version: 2,
        changes: { status: ["new", "answered"] },
      },
    ]);
  });

  test("uses the visitor's language, with the company's name and the visitor's last message", async () => {
    const id = await receive({ subject: "Dò rò rỉ", text: "Chào công ty,\n\n> giá\nbao nhiêu?" }, { locale: "vi" });
    await reply(id, "Chào chị Ánh,\nmiễn phí ạ.");
    expect(await lastMail()).toMatchObject({
      to: "anh@example.com",
      subject: "Re: Dò rò rỉ",
      text: "Chào chị Ánh,\nmiễn phí ạ.\n\nCông ty Lạc Giang\n\nBạn có thể xem toàn bộ cuộc trao đổi và trả lời tại đây. Đường dẫn này chỉ dành cho riêng bạn:\n\n{link}\n\nNgày 30/06/2026, bạn đã viết:\n> Chào công ty,\n>\n>> giá\n> bao nhiêu?",
      state: "waiting",
      link: expect.stringMatching(/\/vi\/contact\/[\w-]{43}$/),
    });
  });

  test("quotes in English the last of several messages, with a single Re:", async () => {
    const id = await receive({ subject: "RE: pumps" });
    await inTransaction((tx) => appendVisitorMessage(tx, id, "Any news?", later));
    await inTransaction((tx) => addNote(tx, id, { text: "Ask Lan" }, context()));
    await reply(id);
    const { subject, text } = await lastMail();
    expect(subject).toBe("RE: pumps");
    expect(text).toMatch(/^It is free\.\n\nLac Giang\n\n.*\n\n\{link\}\n\nOn 30\/06\/2026, you wrote:\n> Any news\?$/);
  });

  test("is sent whole with 20,000 characters", async () => {
    const id = await receive({ text: "x".repeat(5000) });
    await reply(id, "y".repeat(20_000));
    const { text } = await lastMail();
    expect(text).toContain("y".repeat(20_000));
    expect(text).toContain(`> ${"x".repeat(5000)}`);
  });

  test("has a one-line subject, whatever is stored", async () => {
    const id = await receive();
    await database().conversation.update({ where: { id }, data: { subject: "Hello\r\nBcc: all@example.com" } });
    await reply(id);
    expect((await lastMail()).subject).toBe("Re: Hello Bcc: all@example.com");
  });

  test("is refused for a conversation deleted meanwhile, and leaves no mail", async () => {
    const id = await receive();
    await database().conversation.delete({ where: { id } });
    expect((await refusalOf(reply(id))).appCode).toBe("ERROR_CONTACT_NOT_FOUND");
    expect([await database().mail.count(), await database().message.count(), (await logged(id)).length]).toEqual([0, 0, 0]);
  });

  test("leaves nothing when its mail can't be written", async () => {
    const id = await receive();
    await database().mail.deleteMany();
    await database().$executeRawUnsafe(`ALTER TABLE "Mail" ADD CONSTRAINT "no_mail" CHECK ("id" < 0)`);
    try {
      await expect(reply(id)).rejects.toThrow();
    } finally {
      await database().$executeRawUnsafe(`ALTER TABLE "Mail" DROP CONSTRAINT "no_mail"`);
    }
    const { status, messages } = await conversationOf(id);
    expect([status, messages.length]).toEqual(["new", 1]);
  });

  test("is stored and sent along with another simultaneous one", async () => {
    const id = await receive();
    await Promise.all([reply(id, "From me"), reply(id, "From you"), reply(id, "From us")]);
    const { messages, version } = await conversationOf(id);
    expect(
      messages
        .slice(1)
        .map(({ text }) => text)
        .sort(),
    ).toEqual(["From me", "From us", "From you"]);
    expect([version, await database().mail.count({ where: { message: { isNot: null } } })]).toEqual([4, 3]);
    expect((await logged(id)).map((entry) => entry.version)).toEqual([2, 3, 4]);
  });

  test("keeps its author's name when the account is deleted", async () => {
    const id = await receive();
    await reply(id);
    await database().user.delete({ where: { id: actor.id } });
    expect((await conversationOf(id)).messages[1]).toMatchObject({ authorId: null, authorName: "Trần Minh" });
  });
});

describe("note", () => {
  test("is for staff only: no mail, no state change, no text in the activity log", async () => {
    const id = await receive();
    await inTransaction((tx) => addNote(tx, id, { text: "Call her" }, context()));
    const conversation = await conversationOf(id);
    expect(conversation).toMatchObject({ status: "new", readAt: null, lastMessageAt: now, version: 1 });
    expect(conversation.messages[1]).toMatchObject({ kind: "note", text: "Call her", authorName: "Trần Minh", mailId: null });
    expect(await database().mail.count({ where: { message: { isNot: null } } })).toBe(0);
    expect(await logged(id)).toMatchObject([{ action: "add-note", version: 1, changes: {} }]);
  });

  test("is refused for a deleted conversation", async () => {
    const note = inTransaction((tx) => addNote(tx, missing, { text: "Call her" }, context()));
    expect((await refusalOf(note)).appCode).toBe("ERROR_CONTACT_NOT_FOUND");
  });
});
