import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { conversationByToken } from "~/features/website/message/data";
import {
  addNote,
  appendVisitorMessage,
  type ReceivedMessage,
  receiveMessage,
  sendReply,
  takeBackReply,
} from "~/features/website/message/mutations";
import { messageSchema } from "~/features/website/message/schema";
import { type Db, database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser } from "~/server/db/test-records";
import { runTransaction } from "~/server/db/transaction";
import { deleteUnsentAttachments, discardAttachments, withStoredAttachments } from "~/server/files/attachment";
import { deleteRemovedFiles } from "~/server/files/removed-files";
import { fileStore } from "~/server/files/store";
import { onePixelPng } from "~/server/files/test-images";
import { withTestStore } from "~/server/files/test-store";
import { sendMail } from "~/server/mail/outbox";
import { createPrivateLink } from "~/server/mail/private-links";
import { sendDueMails } from "~/server/mail/sender";
import { setMailServer } from "~/server/mail/smtp";
import { startMailServer } from "~/server/mail/test-mail-server";
import { refusalOf } from "~/server/platform/test-refusals";

useTestDatabase();
const storedFiles = withTestStore();

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

  test("is refused for a deleted conversation", { tags: "postgres" }, async () => {
    expect((await refusalOf(append(missing))).appCode).toBe("ERROR_CONTACT_NOT_FOUND");
  });
});

describe("reply", () => {
  test("is stored with its author and mail, and marks the conversation as answered and read", async () => {
    const id = await receive();
    const messageId = await reply(id);
    const conversation = await conversationOf(id);
    expect(conversation).toMatchObject({ status: "answered", readAt: later, lastMessageAt: later, version: 2 });
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

  test("is what the list shows until a later message; a note is not", async () => {
    const id = await receive();
    await reply(id, "It is\n\nfree.");
    await inTransaction((tx) => addNote(tx, id, { text: "Ask Lan" }, context()));
    expect((await conversationOf(id)).excerpt).toBe("It is free.");
    await inTransaction((tx) => appendVisitorMessage(tx, id, "Thank you", later));
    expect((await conversationOf(id)).excerpt).toBe("Thank you");
  });

  test("ends with its author's signature and the company's name", async () => {
    await database().user.update({ where: { id: actor.id }, data: { signature: "Minh Trần\nSales" } });
    await reply(await receive());
    expect((await lastMail()).text).toMatch(/^It is free\.\n\nMinh Trần\nSales\nLac /);
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

  test("leaves nothing when its mail can't be written", { tags: "postgres" }, async () => {
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

  test("is stored and sent along with another simultaneous one", { tags: "postgres" }, async () => {
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

describe("reply taken back", () => {
  const takeBack = (id: number, messageId: number, by: Partial<ReturnType<typeof context>> = {}) =>
    inTransaction((tx) => takeBackReply(tx, id, messageId, { ...context(), ...by }));
  const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).appCode;
  const links = () => database().privateLink.count();
  const secondsLater = (seconds: number) => new Date(later.getTime() + seconds * 1000);

  test("leaves the conversation as it was, and neither message, mail nor link", async () => {
    const id = await receive();
    const before = { ...(await conversationOf(id)), links: await links(), mails: await database().mail.count() };
    const messageId = await reply(id);
    expect(await takeBack(id, messageId)).toEqual({ text: "It is free.", attachments: [] });
    const after = { ...(await conversationOf(id)), links: await links(), mails: await database().mail.count() };
    expect(after).toEqual({ ...before, version: 3, updatedAt: expect.any(Date) });
    expect(await logged(id)).toMatchObject([
      { action: "reply", version: 2, changes: { status: ["new", "answered"] } },
      { action: "take-back", actorName: "Trần Minh", version: 3, changes: { status: ["answered", "new"] } },
    ]);
    expect(await codeOf(takeBack(id, messageId))).toBe("ERROR_CONTACT_NOT_FOUND");
  });

  test("reopens a conversation that it closed, and keeps when it was read", async () => {
    const id = await receive();
    await database().conversation.update({ where: { id }, data: { status: "open", readAt: now } });
    const messageId = await inTransaction((tx) => sendReply(tx, id, { text: "Done.", closes: true }, context()));
    expect((await conversationOf(id)).status).toBe("closed");
    await takeBack(id, messageId);
    expect(await conversationOf(id)).toMatchObject({ status: "open", readAt: now, lastMessageAt: now });
  });

  test("leaves what others have changed since", async () => {
    const [moved, answered, written] = [await receive(), await receive(), await receive()];
    const ids = [await reply(moved), await reply(answered), await reply(written)];
    await database().conversation.update({ where: { id: moved }, data: { status: "spam" } });
    await reply(answered, "From me too");
    await inTransaction((tx) => appendVisitorMessage(tx, written, "Hello?", secondsLater(3)));
    const conversations = [moved, answered, written];
    for (const [index, id] of conversations.entries()) await takeBack(id, ids[index] ?? 0);
    const [one, two, three] = await Promise.all(conversations.map(conversationOf));
    expect(one).toMatchObject({ status: "spam", lastMessageAt: now });
    expect(two).toMatchObject({ status: "answered", readAt: later, lastMessageAt: later, excerpt: "From me too" });
    expect(three).toMatchObject({ status: "open", readAt: null, lastMessageAt: secondsLater(3), excerpt: "Hello?" });
  });

  test("is refused for another person's reply, a note, a visitor's words and a deleted conversation", async () => {
    const id = await receive();
    const messageId = await reply(id);
    const note = await inTransaction((tx) => addNote(tx, id, { text: "Call her" }, context()));
    const [words] = (await conversationOf(id)).messages;
    const colleague = await buildUser("MANAGER");
    expect(await codeOf(takeBack(id, messageId, { actor: colleague }))).toBe("ERROR_CONTACT_NOT_FOUND");
    for (const other of [note, words?.id ?? 0, missing])
      expect(await codeOf(takeBack(id, other))).toBe("ERROR_CONTACT_NOT_FOUND");
    expect(await codeOf(takeBack(await receive(), messageId))).toBe("ERROR_CONTACT_NOT_FOUND");
    await database().conversation.update({ where: { id }, data: { deletedAt: later } });
    expect(await codeOf(takeBack(id, messageId))).toBe("ERROR_CONTACT_NOT_FOUND");
    expect((await conversationOf(id)).messages).toHaveLength(3);
  });

  describe.each([
    ["without a mail server", undefined, false],
    ["while sending is paused", "smtp://127.0.0.1:1", true],
    ["while the mail server is unreachable", "smtp://127.0.0.1:1", false],
  ])("%s", (_, server, isPaused) => {
    beforeEach(async () => {
      setMailServer(server);
      if (isPaused) await database().outboxPause.create({ data: {} });
    });
    afterEach(async () => {
      setMailServer(undefined);
      await database().outboxPause.deleteMany();
    });

    test.each([
      [9.999, null],
      [10, "ERROR_REPLY_SENT"],
      [600, "ERROR_REPLY_SENT"],
    ])("ends with its ten seconds (%f)", async (seconds, code) => {
      await reply(await receive());
      const id = await receive();
      const messageId = await reply(id);
      // An unreachable server is tried with the oldest mail alone: this reply's own stays untouched.
      await sendDueMails(database(), { clock: () => secondsLater(seconds) });
      expect(await lastMail()).toMatchObject({ state: "waiting", attempts: 0 });
      const call = takeBack(id, messageId, { now: secondsLater(seconds) });
      if (code) expect(await codeOf(call)).toBe(code);
      else await call;
      expect((await conversationOf(id)).messages).toHaveLength(code ? 2 : 1);
    });
  });

  describe("with a mail server", () => {
    beforeEach(() => setMailServer("smtp://127.0.0.1:1"));
    afterEach(() => setMailServer(undefined));

    const sendAt = (clock: Date) => sendDueMails(database(), { clock: () => clock });

    test("waits ten seconds in the outbox; after the first attempt it is too late", async () => {
      const id = await receive();
      await database().mail.deleteMany();
      const messageId = await reply(id);
      await sendAt(secondsLater(9.999));
      expect(await lastMail()).toMatchObject({ attempts: 0, notBefore: secondsLater(10), nextTryAt: secondsLater(10) });
      await sendAt(secondsLater(10));
      expect(await lastMail()).toMatchObject({ attempts: 1, state: "waiting" });
      expect(await codeOf(takeBack(id, messageId))).toBe("ERROR_REPLY_SENT");
      await database().mail.updateMany({ data: { attempts: 0, nextTryAt: later } });
      expect(await codeOf(takeBack(id, messageId))).toBe("ERROR_REPLY_SENT");
    });

    test("is either sent or taken back, never both", { tags: "postgres" }, async () => {
      for (let round = 0; round < 8; round++) {
        const id = await receive();
        await database().mail.deleteMany();
        const messageId = await reply(id);
        const [taken] = await Promise.allSettled([takeBack(id, messageId), sendAt(secondsLater(10))]);
        const mails = await database().mail.findMany({ select: { attempts: true } });
        expect([taken.status, mails]).toEqual(taken.status === "fulfilled" ? ["fulfilled", []] : ["rejected", [{ attempts: 1 }]]);
        expect((await conversationOf(id)).messages).toHaveLength(taken.status === "fulfilled" ? 1 : 2);
      }
    });
  });

  test("is not seen by the visitor while it may be taken back", async () => {
    const id = await receive();
    const link = await createPrivateLink(database(), { conversationId: id }, "en");
    await reply(id);
    const token = link.url.split("/").at(-1) ?? "";
    const shown = async (at: Date) => (await conversationByToken(database(), token, at))?.messages.length;
    expect([await shown(secondsLater(9)), await shown(secondsLater(10))]).toEqual([1, 2]);
    await database().mail.updateMany({ data: { notBefore: null } });
    expect(await shown(secondsLater(9))).toBe(2);
  });
});

describe("attachments", () => {
  const files = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ bytes: onePixelPng, filename: `photo ${index + 1}.png` }));
  const uploadAs = (uploaderId: number, count: number) =>
    withStoredAttachments(files(count), async (stored) => {
      await database().attachment.createMany({ data: stored.map((file) => ({ ...file, uploaderId })) });
      const where = { key: { in: stored.map(({ key }) => key) } };
      return (await database().attachment.findMany({ where, orderBy: { id: "asc" } })).map(({ id }) => id);
    });
  const replyWith = (id: number, attachmentIds: number[]) =>
    inTransaction((tx) => sendReply(tx, id, { text: "See the photos.", attachmentIds }, context()));
  const filesOf = async (messageId: number | null) =>
    (await database().attachment.findMany({ where: { messageId }, orderBy: { id: "asc" } })).map(({ id }) => id);
  const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).appCode;

  test("of a visitor belong to the message, and the log counts them", async () => {
    const id = await receive();
    await withStoredAttachments(files(2), (stored) =>
      inTransaction((tx) => appendVisitorMessage(tx, id, "Two photos", later, stored)),
    );
    const { messages } = await conversationOf(id);
    expect(await filesOf(messages[1]?.id ?? 0)).toHaveLength(2);
    expect((await logged(id))[0]).toMatchObject({ action: "receive", changes: { attachments: [null, 2] } });
    expect(storedFiles()).toHaveLength(2);
  });

  test("of a reply are the author's own, sent once", async () => {
    const [id, colleague] = [await receive(), await buildUser("MANAGER")];
    const [own, foreign] = [await uploadAs(actor.id, 2), await uploadAs(colleague.id, 1)];
    for (const ids of [foreign, [...own, ...foreign], [missing]]) {
      expect(await codeOf(replyWith(id, ids))).toBe("ERROR_ATTACHMENT_GONE");
    }
    expect([await filesOf(null), (await conversationOf(id)).messages.length]).toEqual([[...own, ...foreign], 1]);
    const messageId = await replyWith(id, own);
    expect(await filesOf(messageId)).toEqual(own);
    expect((await logged(id))[0]?.changes).toEqual({ status: ["new", "answered"], attachments: [null, 2] });
    expect(await codeOf(replyWith(id, own))).toBe("ERROR_ATTACHMENT_GONE");
  });

  test("of two simultaneous replies go to one of them", { tags: "postgres" }, async () => {
    const id = await receive();
    const own = await uploadAs(actor.id, 1);
    const calls = await Promise.allSettled([replyWith(id, own), replyWith(id, own)]);
    expect(calls.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await conversationOf(id)).messages).toHaveLength(2);
  });

  test("are refused when they are too large together", async () => {
    const id = await receive();
    const own = await uploadAs(actor.id, 2);
    await database().attachment.updateMany({ data: { size: 8 * 1024 * 1024 } });
    expect(await codeOf(replyWith(id, own))).toBe("ERROR_ATTACHMENTS_TOO_LARGE");
    expect(await filesOf(null)).toEqual(own);
  });

  test("come back with a reply that is taken back, and can be sent again", async () => {
    const id = await receive();
    const own = await uploadAs(actor.id, 2);
    const messageId = await replyWith(id, own);
    const taken = await inTransaction((tx) => takeBackReply(tx, id, messageId, context()));
    expect(taken.attachments).toEqual(
      own.map((id, index) => ({ id, filename: `photo ${index + 1}.png`, size: onePixelPng.length })),
    );
    expect(await filesOf(await replyWith(id, own))).toEqual(own);
    expect(storedFiles()).toHaveLength(2);
  });

  test("that nobody sent are deleted after a day, from the last time they came back, and by their owner at once", async () => {
    const [sent, back, unsent, discarded] = await uploadAs(actor.id, 4);
    const id = await receive();
    await replyWith(id, [sent ?? 0]);
    const messageId = await replyWith(id, [back ?? 0]);
    await database().attachment.updateMany({ data: { createdAt: now } });
    const day = 24 * 60 * 60 * 1000;
    await inTransaction((tx) => takeBackReply(tx, id, messageId, context()));
    await discardAttachments(database(), [discarded ?? 0, sent ?? 0], { id: missing });
    expect(storedFiles()).toHaveLength(4);
    await discardAttachments(database(), [discarded ?? 0, sent ?? 0], actor);
    await deleteRemovedFiles(database(), new Date());
    expect(storedFiles()).toHaveLength(3);
    await deleteUnsentAttachments(database(), new Date(now.getTime() + day));
    expect(storedFiles()).toHaveLength(3);
    await deleteUnsentAttachments(database(), new Date(now.getTime() + day + 1));
    expect((await database().attachment.findMany({ orderBy: { id: "asc" } })).map(({ id }) => id)).toEqual([sent, back]);
    await deleteRemovedFiles(database(), new Date());
    expect([unsent, storedFiles().length]).toEqual([expect.any(Number), 2]);
  });

  test("travel in the reply's mail with their names; a missing one fails that mail alone, for good", async () => {
    const server = await startMailServer();
    setMailServer(server.url);
    try {
      const [id, other] = [await receive(), await receive()];
      await database().mail.deleteMany();
      await replyWith(id, await uploadAs(actor.id, 2));
      const broken = await replyWith(other, await uploadAs(actor.id, 1));
      const [lost] = await database().attachment.findMany({ where: { messageId: broken } });
      await (await fileStore()).deleteFolder(`attachment/${lost?.key}`);
      await reply(id, "Without files");
      await sendDueMails(database(), { clock: () => new Date(later.getTime() + 10_000) });
      const sent = server.mails.map(({ attachments }) => attachments.map(({ filename, disposition }) => [filename, disposition]));
      expect(sent).toEqual([
        [
          ["photo 1.png", "attachment"],
          ["photo 2.png", "attachment"],
        ],
        [],
      ]);
      const content = server.mails[0]?.attachments[0]?.content;
      expect(content instanceof ArrayBuffer && Buffer.from(content).equals(onePixelPng)).toBe(true);
      const mails = await database().mail.findMany({ orderBy: { id: "asc" }, select: { state: true, error: true } });
      expect(mails).toEqual([
        { state: "sent", error: null },
        { state: "failed", error: "ERROR_ATTACHMENT_MISSING" },
        { state: "sent", error: null },
      ]);
    } finally {
      setMailServer(undefined);
      await server.close();
    }
  });

  test("of a mail without a message travel too, and go with it", async () => {
    const server = await startMailServer();
    setMailServer(server.url);
    try {
      const mail = { to: "an@example.com", locale: "en", subject: "Interview", text: "See you" } as const;
      const mailId = await sendMail(database(), mail);
      await withStoredAttachments(files(1), (stored) =>
        database().attachment.createMany({ data: stored.map((file) => ({ ...file, mailId })) }),
      );
      await sendDueMails(database());
      expect(server.mails[0]?.attachments).toHaveLength(1);
      await deleteUnsentAttachments(database(), new Date(Date.now() + 2 * 24 * 60 * 60 * 1000));
      expect(await database().attachment.count()).toBe(1);
      await database().mail.delete({ where: { id: mailId } });
      expect(await database().attachment.count()).toBe(0);
    } finally {
      setMailServer(undefined);
      await server.close();
    }
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
