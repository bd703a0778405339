import { beforeEach, describe, expect, test } from "vitest";
import { conversationSchema } from "~/features/website/contact/schema";
import { appendVisitorMessage, type ReceivedMessage, receiveMessage } from "~/features/website/message/mutations";
import { inboxViewNames, inboxViews } from "~/lib/inbox-views";
import { listContract } from "~/server/crud/contract/list";
import { recordContract } from "~/server/crud/contract/record";
import type { Caller } from "~/server/crud/contract/subject";
import { trashContract } from "~/server/crud/contract/trash";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildUser, grant } from "~/server/db/test-records";
import { runTransaction } from "~/server/db/transaction";
import { withStoredAttachments } from "~/server/files/attachment";
import { deleteRemovedFiles } from "~/server/files/removed-files";
import { onePixelPng } from "~/server/files/test-images";
import { withTestStore } from "~/server/files/test-store";
import { finishWorkAfterAnswers } from "~/server/platform/after-answer";
import { refusalOf, refusedFields } from "~/server/platform/test-refusals";

useTestDatabase();
const storedFiles = withTestStore();

const path = "/admin/contact";
const missing = 2 ** 31 - 1;
const of = (caller: Caller) => caller.website.contact;
const admin = async () => of(await callerAs("ADMIN"));

const message: ReceivedMessage = {
  subject: "Leak detection",
  name: "Nguyễn Thị Ánh",
  email: "anh@example.com",
  phone: "+84 905 000 001",
  company: "Cấp nước An Tân",
  text: "How much is a logger?",
  locale: "vi",
  source: "news",
  consentVersion: 3,
  doubt: null,
};
const other = { subject: "Pumps", name: "Ingrid Solberg", email: "ingrid@example.com", company: "Fjord Pulp", phone: null };

/** Each message arrives a minute after the previous one. */
let minutes = 0;
beforeEach(() => {
  minutes = 0;
});
const nextMinute = () => new Date(Date.UTC(2026, 5, 30, 8, minutes++));

function receive(overrides: Partial<ReceivedMessage> = {}) {
  return runTransaction((tx) => receiveMessage(tx, { ...message, ...overrides }, nextMinute()));
}
async function build(overrides: Partial<ReceivedMessage> = {}) {
  return (await admin()).byId({ id: await receive(overrides) });
}

beforeEach(async () => {
  await database().setting.create({ data: { siteNameEn: "Lac Giang", siteNameVi: "Công ty Lạc Giang" } });
});

/** Uploads a file for a reply. @returns its id */
function attachTo(uploaderId: number): Promise<number> {
  return withStoredAttachments([{ bytes: onePixelPng, filename: "a.png" }], async ([file]) => {
    if (!file) return 0;
    return (await database().attachment.create({ data: { ...file, uploaderId } })).id;
  });
}

listContract(path, of, { build: async () => [await build(), await build(other)], search: "cap nuoc" });

recordContract(path, conversationSchema, of, {
  build: () => build(),
  changes: { first: { status: "closed" }, second: { important: true }, otherFirst: { status: "answered" } },
  refused: [{ data: { assigneeId: 0 }, field: "assigneeId" }],
  references: { assigneeId: "USER" },
  isPublic: false,
});

const trash = ({ website: { contact } }: Caller) => ({
  list: contact.list,
  byId: contact.byId,
  delete: contact.delete,
  restore: contact.restore,
  erase: contact.erase,
  usedBy: contact.usedBy,
});
trashContract(path, trash, () => build());

/** Excludes the mails that confirm a message. */
const replies = { message: { isNot: null } };
const conversationOf = (id: number) => database().conversation.findUniqueOrThrow({ where: { id } });
const logged = (recordId: number) =>
  database().activity.findMany({ where: { path, recordId }, orderBy: { id: "asc" }, select: { action: true, changes: true } });

describe("inbox", () => {
  const idsOf = async (input: Parameters<ReturnType<typeof of>["list"]>[0]) =>
    (await (await admin()).list(input)).rows.map((row) => row.id);

  test("shows the newest first, with excerpts and without messages", async () => {
    const [first, second] = [await receive(), await receive(other)];
    const { rows, total } = await (await admin()).list({});
    expect([total, rows.map((row) => row.id)]).toEqual([2, [second, first]]);
    expect(rows[1]).toMatchObject({ subject: "Leak detection", excerpt: "How much is a logger?", readAt: null, assignee: null });
    expect(Object.keys(rows[0] ?? {})).not.toContain("messages");
  });

  test("excludes spam, also from the total, until asked for, then with the reason", async () => {
    const [genuine, spam] = [await receive(), await receive({ ...other, doubt: "honeypot" })];
    expect([await idsOf({}), (await (await admin()).list({})).total]).toEqual([[genuine], 1]);
    const { rows } = await (await admin()).list({ filter: { status: ["spam"] } });
    expect(rows).toMatchObject([{ id: spam, doubt: "honeypot" }]);
    expect(await idsOf({ filter: { status: ["spam", "new"] } })).toEqual([spam, genuine]);
    expect(await idsOf({ search: "pumps" })).toEqual([]);
  });

  test("filters by unread, important, assignee, source and days", { tags: "postgres" }, async () => {
    const user = await buildUser("ADMIN");
    const [one, two] = [await receive(), await receive({ ...other, source: null })];
    await database().conversation.update({ where: { id: one }, data: { readAt: new Date() } });
    await database().conversation.update({ where: { id: two }, data: { important: true, assigneeId: user.id } });
    const secondMinute = new Date(Date.UTC(2026, 5, 30, 8, 1));
    const found: [Parameters<typeof idsOf>[0]["filter"], number[]][] = [
      [{ unread: true }, [two]],
      [{ unread: false }, [one]],
      [{ important: true }, [two]],
      [{ important: false }, [one]],
      [{ assigneeId: user.id }, [two]],
      [{ assigned: true }, [two]],
      [{ assigned: false }, [one]],
      [{ source: "news" }, [one]],
      [{ lastMessageAt: { from: secondMinute } }, [two]],
      [{ lastMessageAt: { to: secondMinute } }, [two, one]],
      [{ lastMessageAt: { to: new Date(secondMinute.getTime() - 1) } }, [one]],
    ];
    for (const [filter, ids] of found) expect([filter, await idsOf({ filter })]).toEqual([filter, ids]);
  });

  test("counts each view as its list does, for the person who asks", { tags: "postgres" }, async () => {
    const user = await buildUser("ADMIN");
    const me = of(await callerOf(user));
    const [mine, answered, closed, gone] = [await receive(), await receive(other), await receive(), await receive()];
    await receive({ doubt: "honeypot" });
    await receive();
    await me.assign({ ids: [mine, closed], data: { assigneeId: user.id } });
    await me.markRead({ ids: [mine], isRead: true });
    for (const [id, status] of [[answered, "answered"] as const, [closed, "closed"] as const]) {
      await me.update({ id, version: (await conversationOf(id)).version, data: { status } });
    }
    await me.delete({ ids: [gone] });
    const counts = await me.viewCounts();
    expect(counts).toEqual({ unread: 3, mine: 1, unassigned: 1, toAnswer: 2, answered: 1, closed: 1, spam: 1, trash: 1 });
    for (const name of inboxViewNames) {
      expect([name, (await me.list({ filter: inboxViews(user.id)[name] })).total]).toEqual([name, counts[name]]);
    }
    expect(await (await admin()).viewCounts()).toMatchObject({ mine: 0, unassigned: 1 });
  });

  test("lists each source of conversations once", { tags: "postgres" }, async () => {
    for (const source of ["news", "fair", null, "news", "zalo"]) await receive({ source });
    expect(await (await admin()).sources()).toEqual(["fair", "news", "zalo"]);
  });

  test("offers as assignees accounts that may sign in and view it", async () => {
    const lan = await buildUser("ADMIN", { name: "Lan Đỗ" });
    await buildUser("USER", { name: "Lan without rights" });
    await buildUser("ADMIN", { name: "Lan blocked", status: 2 });
    const manager = await buildUser("MANAGER", { name: "Lan manager" });
    await grant("MANAGER", path, { view: true });
    const { assignees, assignee } = of(await callerOf(manager));
    const found = (await assignees({ search: "lan" })).rows.map(({ id }) => id);
    expect(found.sort()).toEqual([lan.id, manager.id].sort());
    expect(await assignee({ id: lan.id })).toEqual({ id: lan.id, name: "Lan Đỗ" });
    expect((await assignees({ search: "do" })).rows).toMatchObject([{ id: lan.id }]);
  });
});

describe("neighbours of a conversation", () => {
  const neighbours = async (id: number, list: Omit<Parameters<ReturnType<typeof of>["neighbours"]>[0], "id"> = {}) => {
    const { previous, next } = await (await admin()).neighbours({ id, ...list });
    return [previous, next];
  };

  test("come from the list that led to it", async () => {
    const [a, b, c] = [await receive({ name: "Chi" }), await receive({ name: "An" }), await receive({ name: "Bình" })];
    expect(await Promise.all([a, b, c].map((id) => neighbours(id)))).toEqual([
      [b, null],
      [c, a],
      [null, b],
    ]);
    const byName = { sort: { by: "name", dir: "ASC" } } as const;
    expect(await neighbours(c, byName)).toEqual([b, a]);
  });

  test("come from the filtered list, even if the conversation no longer matches", async () => {
    const [a, b, c, d] = [await receive(), await receive(), await receive(), await receive({ doubt: "honeypot" })];
    await database().conversation.updateMany({ where: { id: { in: [b, d] } }, data: { readAt: new Date() } });
    expect(await neighbours(b, { filter: { unread: true } })).toEqual([c, a]);
    expect(await neighbours(c)).toEqual([null, b]);
    expect(await neighbours(d, { filter: { status: ["spam"] } })).toEqual([null, null]);
  });

  test("follow a search with accents from its own spelling to the others", { tags: "postgres" }, async () => {
    const accented = await receive({ subject: "Đường ống" });
    const [plain, accentedToo] = [await receive({ subject: "Duong ong" }), await receive({ subject: "Đường dây" })];
    await receive(other);
    const list = { search: "đường" };
    expect((await (await admin()).list(list)).rows.map(({ id }) => id)).toEqual([accentedToo, accented, plain]);
    expect(await Promise.all([accentedToo, accented, plain].map((id) => neighbours(id, list)))).toEqual([
      [null, accented],
      [accentedToo, plain],
      [accented, null],
    ]);
  });

  test("are empty for an unknown conversation", async () => {
    await receive();
    expect(await neighbours(missing)).toEqual([null, null]);
    expect(await refusedFields((await admin()).neighbours({ id: 0 }))).toEqual(["id"]);
  });
});

describe("messages of a conversation", () => {
  test("are the newest ones, in order, with the state of their mails", { tags: "postgres" }, async () => {
    const id = await receive();
    const contact = await admin();
    await contact.reply({ id, data: { text: "It is free." } });
    await contact.addNote({ id, data: { text: "Call her" } });
    const { messages, total } = await contact.messages({ id, take: 2 });
    expect(total).toBe(3);
    expect(messages).toMatchObject([
      { kind: "staff", text: "It is free.", mail: { state: "waiting" } },
      { kind: "note", text: "Call her", mail: null },
    ]);
    expect((await contact.messages({ id, take: 50 })).messages[0]).toMatchObject({ kind: "visitor", authorName: message.name });
  });

  test("are read until their texts are as long as an answer may be", { tags: "postgres" }, async () => {
    const id = await receive();
    const text = "x".repeat(20_000);
    const data = Array.from({ length: 260 }, () => ({ conversationId: id, kind: "note", text, authorName: "An" }) as const);
    await database().message.createMany({ data });
    const { messages, total } = await (await admin()).messages({ id, take: 1000 });
    expect([messages.length, total]).toEqual([200, 261]);
    expect((await (await admin()).messages({ id, take: 1 })).messages).toMatchObject([{ text }]);
  });

  test("are not found for an unknown conversation", async () => {
    expect((await refusalOf((await admin()).messages({ id: missing, take: 50 }))).appCode).toBe("ERROR_CONTACT_NOT_FOUND");
  });
});

describe("reply", () => {
  test("uses the visitor's language, and marks the conversation as answered and read", async () => {
    const id = await receive();
    await (await admin()).reply({ id, data: { text: "Miễn phí ạ." } });
    expect(await conversationOf(id)).toMatchObject({ status: "answered", readAt: expect.any(Date), version: 2 });
    const mail = await database().mail.findFirstOrThrow({ where: replies });
    expect([mail.to, mail.subject]).toEqual([message.email, "Re: Leak detection"]);
    expect(mail.text).toMatch(
      /^Miễn phí ạ\.\n\nCông ty Lạc Giang\n\n.*\n\n\{link\}\n\nNgày 30\/06\/2026, bạn đã viết:\n> How much/,
    );
  });

  test("is stored and mailed once when repeated, at once or after a lost answer, and so is a note", {
    tags: "postgres",
  }, async () => {
    const id = await receive();
    const contact = await admin();
    const send = (callKey: string) => contact.reply({ id, data: { text: "It is free." }, callKey });
    await Promise.all([send("a".repeat(16)), send("a".repeat(16))]);
    await send("a".repeat(16));
    const note = () => contact.addNote({ id, data: { text: "Call her" }, callKey: "a".repeat(16) });
    await Promise.all([note(), note()]);
    const texts = async () => (await contact.messages({ id, take: 50 })).messages.map(({ text }) => text);
    expect(await texts()).toEqual([message.text, "It is free.", "Call her"]);
    expect(await database().mail.count({ where: replies })).toBe(1);
    await send("b".repeat(16));
    expect(await texts()).toHaveLength(4);
  });

  test("returns its message, also when repeated; taken back it is gone, and a repeated call does not send it again", async () => {
    const id = await receive();
    const contact = await admin();
    const send = () => contact.reply({ id, data: { text: "It is free." }, callKey: "a".repeat(16), closes: true });
    const sent = await send();
    expect(await send()).toEqual(sent);
    const messageId = sent?.id ?? 0;
    const { messages } = await contact.messages({ id, take: 50 });
    expect(messages[1]).toMatchObject({
      id: messageId,
      authorId: expect.any(Number),
      mail: { state: "waiting", notBefore: expect.any(Date) },
    });
    expect((await conversationOf(id)).status).toBe("closed");
    expect((await refusalOf((await admin()).takeBackReply({ id, messageId }))).appCode).toBe("ERROR_CONTACT_NOT_FOUND");
    await grant("MANAGER", path, { view: true });
    const viewer = of(await callerAs("MANAGER"));
    expect((await refusalOf(viewer.takeBackReply({ id, messageId }))).appCode).toBe("ERROR_FORBIDDEN");
    expect(await contact.takeBackReply({ id, messageId })).toEqual({ text: "It is free.", attachments: [] });
    expect([await send(), (await conversationOf(id)).status]).toEqual([null, "new"]);
    expect(await database().mail.count({ where: replies })).toBe(0);
  });

  test("is stored and sent along with another simultaneous one", { tags: "postgres" }, async () => {
    const id = await receive();
    const [one, two] = [await admin(), await admin()];
    await Promise.all([one.reply({ id, data: { text: "From me" } }), two.reply({ id, data: { text: "From you" } })]);
    const { messages } = await one.messages({ id, take: 50 });
    expect(messages.map(({ text }) => text).sort()).toEqual(["From me", "From you", message.text]);
    expect([await database().mail.count({ where: replies }), (await conversationOf(id)).version]).toEqual([2, 3]);
  });

  test("carries files only to be sent with the permission to edit, and loses their bytes with the conversation", async () => {
    const id = await receive();
    const user = await buildUser("ADMIN");
    const contact = of(await callerOf(user));
    const [first, second] = await Promise.all([attachTo(user.id), attachTo(user.id)]);
    await contact.reply({ id, data: { text: "Two files" }, attachmentIds: [first] });
    const { messages } = await contact.messages({ id, take: 50 });
    expect(messages[1]?.attachments).toMatchObject([{ id: first, filename: "a.png", mime: "image/png" }]);
    const four = contact.reply({ id, data: { text: "Four" }, attachmentIds: [1, 2, 3, 4] });
    expect(await refusedFields(four)).toEqual(["attachmentIds"]);
    await contact.discardAttachments({ ids: [first, second] });
    await deleteRemovedFiles(database(), new Date());
    expect([await database().attachment.count(), storedFiles().length]).toEqual([1, 1]);
    await contact.erase({ ids: [id] });
    await finishWorkAfterAnswers();
    await deleteRemovedFiles(database(), new Date());
    expect([await database().attachment.count(), storedFiles()]).toEqual([0, []]);
  });

  test("is refused for a conversation deleted meanwhile, and leaves neither mail nor message", { tags: "postgres" }, async () => {
    const id = await receive();
    const contact = await admin();
    await contact.erase({ ids: [id] });
    const calls = [contact.reply({ id, data: { text: "Hello" } }), contact.addNote({ id, data: { text: "Hello" } })];
    for (const { appCode } of await Promise.all(calls.map(refusalOf))) expect(appCode).toBe("ERROR_CONTACT_NOT_FOUND");
    expect([await database().mail.count(), await database().message.count()]).toEqual([0, 0]);
  });

  test("is refused for an anonymised conversation, which has no page either", async () => {
    const id = await receive();
    await database().conversation.update({ where: { id }, data: { anonymisedAt: new Date(), email: "" } });
    const contact = await admin();
    const calls = [
      contact.reply({ id, data: { text: "Hello" } }),
      contact.addNote({ id, data: { text: "Hello" } }),
      contact.byId({ id }),
    ];
    for (const { appCode } of await Promise.all(calls.map(refusalOf))) expect(appCode).toBe("ERROR_CONTACT_NOT_FOUND");
    expect(await database().message.count()).toBe(1);
  });

  test("is refused in the trash, which the visitor's next message leaves", async () => {
    const id = await receive();
    const contact = await admin();
    await contact.delete({ ids: [id] });
    const calls = [contact.reply({ id, data: { text: "Hello" } }), contact.addNote({ id, data: { text: "Hello" } })];
    for (const { appCode } of await Promise.all(calls.map(refusalOf))) expect(appCode).toBe("ERROR_CONTACT_NOT_FOUND");
    await runTransaction((tx) => appendVisitorMessage(tx, id, "And another thing", nextMinute()));
    expect((await contact.list({})).rows).toMatchObject([{ id, deletedAt: null, readAt: null }]);
  });

  test("and a simultaneous deletion both succeed or both leave nothing", { tags: "postgres" }, async () => {
    const id = await receive();
    const contact = await admin();
    await Promise.allSettled([contact.reply({ id, data: { text: "Hello" } }), contact.erase({ ids: [id] })]);
    const left = [await database().conversation.count(), await database().message.count(), await database().mail.count()];
    expect(left).toEqual([0, 0, 0]);
  });

  test.each(["", " \n ", "x", "x".repeat(20_001)])("is refused at its field when empty or too long (%#)", async (text) => {
    const id = await receive();
    const contact = await admin();
    expect(await refusedFields(contact.reply({ id, data: { text } }))).toEqual(["text"]);
    expect(await refusedFields(contact.addNote({ id, data: { text } }))).toEqual(["text"]);
    expect([await database().message.count(), (await conversationOf(id)).status]).toEqual([1, "new"]);
  });
});

test("assigns a conversation although another person replied meanwhile, but refuses another state", async () => {
  const { id, version } = await build();
  const contact = await admin();
  const user = await buildUser("ADMIN");
  await contact.reply({ id, data: { text: "It is free." } });
  const refusal = await refusalOf(contact.update({ id, version, data: { status: "closed" } }));
  expect([refusal.appCode, refusal.details.conflict?.theirs]).toEqual(["ERROR_CONFLICT", { status: "answered" }]);
  expect(await contact.update({ id, version, data: { assigneeId: user.id } })).toMatchObject({
    status: "answered",
    assigneeId: user.id,
  });
});

test("refuses changes of a visitor's words", async () => {
  const { id, version, ...before } = await build();
  const words: object = { subject: "Other", name: "Other", email: "other@example.com", excerpt: "Other", locale: "en" };
  expect(await refusedFields((await admin()).update({ id, version, data: words }))).toEqual(Object.keys(words));
  expect(await (await admin()).byId({ id })).toEqual({ id, version, ...before });
});

describe("conversations", () => {
  test("are marked as read and unread without a log entry or a new version", async () => {
    const ids = [await receive(), await receive(other)];
    const contact = await admin();
    expect(await contact.markRead({ ids, isRead: true })).toEqual({ count: 2, unchanged: [] });
    const { readAt } = await conversationOf(ids[0] ?? 0);
    expect(await contact.markRead({ ids: [...ids, missing], isRead: true })).toEqual({ count: 0, unchanged: [] });
    expect(await conversationOf(ids[0] ?? 0)).toMatchObject({ readAt, version: 1 });
    expect(await contact.markRead({ ids, isRead: false })).toEqual({ count: 2, unchanged: [] });
    expect([(await conversationOf(ids[0] ?? 0)).readAt, (await logged(ids[0] ?? 0)).length]).toEqual([null, 0]);
  });

  test("are marked as important or not, and log those that change", async () => {
    const [one, two] = [await receive(), await receive(other)];
    const { setImportant } = await admin();
    const mark = async (ids: number[], important: boolean) => (await setImportant({ ids, data: { important } })).count;
    expect([await mark([one], true), await mark([one, two, two], true), await mark([one], false)]).toEqual([1, 1, 1]);
    expect([await conversationOf(one), await conversationOf(two)]).toMatchObject([
      { important: false, version: 3 },
      { important: true, version: 2 },
    ]);
    expect(await logged(one)).toEqual([
      { action: "update", changes: { important: [false, true] } },
      { action: "update", changes: { important: [true, false] } },
    ]);
  });

  test("are filed as spam and reopened; reopening leaves others unchanged", async () => {
    const [spam, closed] = [await receive(), await receive(other)];
    const contact = await admin();
    await database().conversation.update({ where: { id: closed }, data: { status: "closed" } });
    expect((await contact.setSpam({ ids: [spam], isSpam: true })).count).toBe(1);
    expect((await conversationOf(spam)).status).toBe("spam");
    expect((await contact.setSpam({ ids: [spam, closed], isSpam: false })).count).toBe(1);
    expect([(await conversationOf(spam)).status, (await conversationOf(closed)).status]).toEqual(["open", "closed"]);
  });

  test("are closed together; those that are already closed keep their version", async () => {
    const ids = [await receive(), await receive(other)];
    const { setStatus } = await admin();
    await database().conversation.update({ where: { id: ids[1] ?? 0 }, data: { status: "closed" } });
    expect(await setStatus({ ids, data: { status: "closed" } })).toEqual({ count: 1, unchanged: [] });
    expect([await conversationOf(ids[0] ?? 0), await conversationOf(ids[1] ?? 0)]).toMatchObject([
      { status: "closed", version: 2 },
      { status: "closed", version: 1 },
    ]);
    expect(await logged(ids[0] ?? 0)).toEqual([{ action: "update", changes: { status: ["new", "closed"] } }]);
  });

  test("are assigned to a colleague or nobody, never to an unknown account", async () => {
    const ids = [await receive(), await receive(other)];
    const user = await buildUser("ADMIN", { name: "Lan" });
    const { assign, byId } = await admin();
    expect((await assign({ ids, data: { assigneeId: user.id } })).count).toBe(2);
    expect((await byId({ id: ids[1] ?? 0 })).assignee).toEqual({ id: user.id, name: "Lan" });
    const refusal = await refusalOf(assign({ ids, data: { assigneeId: missing } }));
    expect([refusal.appCode, refusal.details.field]).toEqual(["ERROR_USER_NOT_FOUND", "assigneeId"]);
    expect((await assign({ ids: ids.slice(0, 1), data: { assigneeId: null } })).count).toBe(1);
    expect([await conversationOf(ids[0] ?? 0), await conversationOf(ids[1] ?? 0)]).toMatchObject([
      { assigneeId: null },
      { assigneeId: user.id },
    ]);
  });

  test("stay unchanged when one of them does not exist", async () => {
    const id = await receive();
    const contact = await admin();
    const user = await buildUser("ADMIN");
    const ids = [id, missing];
    const calls = [
      contact.setImportant({ ids, data: { important: true } }),
      contact.setSpam({ ids, isSpam: true }),
      contact.assign({ ids, data: { assigneeId: user.id } }),
    ];
    for (const { appCode } of await Promise.all(calls.map(refusalOf))) expect(appCode).toBe("ERROR_CONTACT_NOT_FOUND");
    expect(await conversationOf(id)).toMatchObject({ important: false, status: "new", assigneeId: null, version: 1 });
  });

  test("are erased with messages and mails, and leave no trace of the visitor in the log", async () => {
    const [one, two] = [await receive(), await receive(other)];
    const contact = await admin();
    for (const id of [one, two]) await contact.reply({ id, data: { text: "Hello" } });
    await contact.setImportant({ ids: [one], data: { important: true } });
    await runTransaction((tx) => appendVisitorMessage(tx, one, "And another thing", nextMinute()));
    expect(await contact.erase({ ids: [one] })).toEqual({ count: 1, unchanged: [] });
    const left = [await database().conversation.count(), await database().message.count(), await database().mail.count()];
    expect(left).toEqual([1, 2, 2]);
    const log = JSON.stringify(await database().activity.findMany({ where: { path, recordId: one } }));
    for (const word of [message.subject, message.name, message.email, message.company]) expect(log).not.toContain(word);
  });
});
