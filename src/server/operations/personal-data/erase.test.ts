import { beforeEach, describe, expect, test } from "vitest";
import { appendVisitorMessage, receiveMessage, sendReply } from "~/features/website/message/mutations";
import { callerAs, callerOf } from "~/server/crud/test-callers";
import { recordActivity } from "~/server/db/activity";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildJobPost, buildRole, buildUser, grant } from "~/server/db/test-records";
import { runTransaction } from "~/server/db/transaction";
import { withStoredAttachments } from "~/server/files/attachment";
import { deleteRemovedFiles } from "~/server/files/removed-files";
import { onePixelPng } from "~/server/files/test-images";
import { buildPdf } from "~/server/files/test-pdf";
import { withTestStore } from "~/server/files/test-store";
import { holdCv } from "~/server/forms/held-cv";
import { createReceipt, keepReceipt } from "~/server/forms/receipts";
import { storeApplication } from "~/server/forms/test-application";
import { refusalOf, refusedFields } from "~/server/platform/test-refusals";
import { countAttempt, forgetAttempts } from "~/server/request/throttle";
import { eraseApplication, repeatErasures } from "./erase";

useTestDatabase();
const storedFiles = withTestStore();

const person = async () => (await callerAs("ADMIN")).system.person;

beforeEach(async () => {
  await forgetAttempts("form", "127.0.0.1");
  await database().setting.create({ data: { siteNameEn: "A", siteNameVi: "A", notifyRecipients: "office@example.com" } });
});

/** Makes a conversation with files and an application with a CV, sent twice, with their mails: eight for each person. */
async function write(email: string, name: string) {
  const now = new Date();
  const message = { subject: `Of ${name}`, name, email, phone: null, company: null, text: "Hello there" };
  const origin = { locale: "en", source: null, consentVersion: 1, doubt: null } as const;
  const id = await runTransaction((tx) => receiveMessage(tx, { ...message, ...origin }, now));
  const actor = await buildUser("ADMIN", { name: "Lan" });
  const photo = { bytes: onePixelPng, filename: `${name}.png` };
  const attachmentIds = await withStoredAttachments([photo], async ([file]) => {
    const row = file && (await database().attachment.create({ data: { ...file, uploaderId: actor.id } }));
    return row ? [row.id] : [];
  });
  await runTransaction((tx) => sendReply(tx, id, { text: "Hello too", attachmentIds }, { actor, ip: null, now }));
  await withStoredAttachments([photo], (files) => runTransaction((tx) => appendVisitorMessage(tx, id, "A photo", now, files)));
  const application = { name, email, phone: null, introduction: "", locale: "en" as const, sourceId: null };
  const jobPostId = (await buildJobPost()).id;
  const cv = { bytes: buildPdf(name), filename: "cv.pdf" };
  await storeApplication({ ...application, jobPostId }, cv, { ip: "127.0.0.1", now });
  const again = { bytes: buildPdf(`${name} again`), filename: "again.pdf" };
  await storeApplication({ ...application, jobPostId, introduction: `Again, ${name}` }, again, { ip: "127.0.0.1", now });
}

/** Reads every row of every table, so that a new table is covered. */
const everything = async () => {
  const tables = await database().$queryRaw<{ name: string }[]>`
    SELECT relname::text AS "name" FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`;
  expect(tables.length).toBeGreaterThan(30);
  const rows = [];
  for (const { name } of tables) rows.push(await database().$queryRawUnsafe(`SELECT to_jsonb(t) AS row FROM "${name}" t`));
  return JSON.stringify(rows);
};

describe("erasing a person", () => {
  test("counts first, then removes all their data, also from the log, and nothing of others", { tags: "postgres" }, async () => {
    await write("hoa@example.com", "Hoa Erased");
    await write("minh@example.com", "Minh Kept");
    const { preview, erase } = await person();
    const counts = { conversations: 1, attachments: 2, applications: 1, cvs: 2, mails: 8 };
    expect(await preview({ email: " Hoa@Example.com " })).toEqual(counts);
    expect(await everything()).toContain("Hoa Erased");
    expect(await erase({ email: "Hoa@example.com" })).toEqual(counts);
    const left = await everything();
    for (const word of ["Hoa Erased", "hoa@example.com"]) expect(left).not.toContain(word);
    for (const word of ["Minh Kept", "minh@example.com"]) expect(left).toContain(word);
    await deleteRemovedFiles(database(), new Date());
    expect(storedFiles()).toHaveLength(4);
    expect(await preview({ email: "hoa@example.com" })).toEqual({
      conversations: 0,
      attachments: 0,
      applications: 0,
      cvs: 0,
      mails: 0,
    });
    const entry = await database().activity.findFirstOrThrow({ where: { action: "erase-person" } });
    expect(entry).toMatchObject({
      recordName: null,
      changes: {
        conversations: [null, 1],
        attachments: [null, 2],
        applications: [null, 1],
        cvs: [null, 2],
        mails: [null, 8],
      },
    });
  });

  test("logs an entry without a name for each record, with the actor", async () => {
    await write("hoa@example.com", "Hoa Erased");
    const eraser = await buildUser("ADMIN", { name: "Eraser" });
    await (await callerOf(eraser)).system.person.erase({ email: "hoa@example.com" });
    const entries = await database().activity.findMany({ where: { action: "delete" }, orderBy: { path: "asc" } });
    expect(entries).toMatchObject([
      { path: "/admin/candidate", recordId: expect.any(Number), recordName: null, actorName: "Eraser" },
      { path: "/admin/contact", recordId: expect.any(Number), recordName: null, actorName: "Eraser" },
    ]);
  });

  test("removes the addresses they sent from, and keeps those of staff in the log", { tags: "postgres" }, async () => {
    await write("hoa@example.com", "Hoa");
    const { id } = await database().candidate.findFirstOrThrow();
    const lan = await buildUser("ADMIN", { name: "Lan" });
    const entry = { action: "add-note", path: "/admin/candidate", record: { id, name: "Hoa", version: 1 } } as const;
    await recordActivity(database(), { ...entry, actor: { id: lan.id, name: "Lan" }, ip: "192.0.2.7" });
    const count = () => countAttempt("form", "127.0.0.1");
    for (let attempts = 0; attempts < 30; attempts++) await count();
    await expect(count()).rejects.toThrow();
    await (await person()).erase({ email: "hoa@example.com" });
    const entries = await database().activity.findMany({
      where: { path: entry.path, recordId: id },
      select: { actorId: true, ip: true },
    });
    expect(entries.filter(({ actorId }) => actorId === null).map(({ ip }) => ip)).toEqual([null, null]);
    expect(entries).toContainEqual({ actorId: lan.id, ip: "192.0.2.7" });
    await expect(count()).resolves.toBeUndefined();
  });

  test("removes the address that a single application was sent from, also from the log", { tags: "postgres" }, async () => {
    await write("hoa@example.com", "Hoa");
    const { id } = await database().candidate.findFirstOrThrow();
    await eraseApplication(id, new Date());
    const entries = await database().activity.findMany({
      where: { path: "/admin/candidate", recordId: id },
      select: { ip: true },
    });
    expect(entries.map(({ ip }) => ip)).toEqual([null, null, null]);
  });

  test("deletes their receipts, and keeps those of others and of staff", async () => {
    await write("hoa@example.com", "Hoa");
    const now = new Date();
    const keep = (what: string, email?: string) =>
      keepReceipt(database(), createReceipt([what], new Date(now.getTime() + 60_000)), now, email);
    const keepAll = async () => [await keep("1", "hoa@example.com"), await keep("2", "minh@example.com"), await keep("3")];
    expect(await keepAll()).toEqual([true, true, true]);
    await (await person()).erase({ email: "hoa@example.com" });
    expect(await keepAll()).toEqual([true, false, false]);
  });

  /** Stores a held CV named after its sender. */
  const hold = (name: string, email: string | null) =>
    holdCv({ bytes: buildPdf(name), filename: `${name}.pdf` }, { ip: "127.0.0.1", email, now: new Date() });
  const heldFilenames = async () => (await database().heldCv.findMany()).map(({ filename }) => filename).sort();

  test("deletes their held CVs, also without other data, and keeps those of others and without an address", {
    tags: "postgres",
  }, async () => {
    await hold("Hoa", "hoa@example.com");
    await hold("Minh", "minh@example.com");
    await hold("Unknown", null);
    const { preview, erase } = await person();
    const counts = { conversations: 0, attachments: 0, applications: 0, cvs: 1, mails: 0 };
    expect(await preview({ email: "hoa@example.com" })).toEqual(counts);
    expect(await erase({ email: "hoa@example.com" })).toEqual(counts);
    expect(await heldFilenames()).toEqual(["Minh.pdf", "Unknown.pdf"]);
    await deleteRemovedFiles(database(), new Date());
    expect(storedFiles()).toHaveLength(2);
  });

  test("deletes the held CVs of a single application's address", async () => {
    await write("hoa@example.com", "Hoa");
    await hold("Hoa", "hoa@example.com");
    await hold("Minh", "minh@example.com");
    const { id } = await database().candidate.findFirstOrThrow();
    await eraseApplication(id, new Date());
    expect(await heldFilenames()).toEqual(["Minh.pdf"]);
    await deleteRemovedFiles(database(), new Date());
    expect(storedFiles().filter((name) => name.startsWith("cv/"))).toHaveLength(1);
  });

  test("is repeated after the restore of an older backup, and keeps what they sent later", { tags: "postgres" }, async () => {
    await write("hoa@example.com", "Hoa");
    await (await person()).erase({ email: "hoa@example.com" });
    const { erasedAt } = await database().erasedAddress.findFirstOrThrow();
    const old = { subject: "Old", name: "Hoa", email: "hoa@example.com", locale: "en", excerpt: "", lastMessageAt: erasedAt };
    await database().conversation.create({ data: { ...old, createdAt: new Date(erasedAt.getTime() - 1000) } });
    await database().conversation.create({ data: { ...old, subject: "New", createdAt: new Date(erasedAt.getTime() + 1000) } });
    expect(await repeatErasures(database(), new Date())).toBe(1);
    expect(await database().conversation.findMany({ select: { subject: true } })).toEqual([{ subject: "New" }]);
    expect(await repeatErasures(database(), new Date())).toBe(0);
  });

  test("repeats the erasure of a single application after the restore of an older backup, and keeps other applications", async () => {
    await write("hoa@example.com", "Hoa");
    const { id, ...restored } = await database().candidate.findFirstOrThrow({ omit: { version: true } });
    await eraseApplication(id, new Date());
    expect(await database().candidate.count()).toBe(0);
    await database().candidate.create({ data: { ...restored, id } });
    await database().candidate.create({ data: { ...restored, id: id + 1, jobPostId: null } });
    expect(await repeatErasures(database(), new Date())).toBe(1);
    expect(await database().candidate.findMany({ select: { id: true } })).toEqual([{ id: id + 1 }]);
    expect(await repeatErasures(database(), new Date())).toBe(0);
    expect(await database().conversation.count()).toBe(1);
  });

  test("requires a valid address", async () => {
    const { preview, erase } = await person();
    for (const email of ["", "hoa", "hoa@"]) {
      expect(await refusedFields(preview({ email }))).toEqual(["email"]);
      expect(await refusedFields(erase({ email }))).toEqual(["email"]);
    }
  });

  test("requires the permissions to delete conversations and candidates", async () => {
    const user = await buildUser("USER");
    const refused = async () => {
      const { preview, erase } = (await callerOf(user)).system.person;
      for (const call of [preview({ email: "hoa@example.com" }), erase({ email: "hoa@example.com" })]) {
        expect((await refusalOf(call)).appCode).toBe("ERROR_FORBIDDEN");
      }
    };
    const all = { view: true, add: true, edit: true, delete: true };
    await refused();
    await grant("USER", "/admin/contact", all);
    await grant("USER", "/admin/candidate", { ...all, delete: false });
    await refused();
    await grant("USER", "/admin/contact", { ...all, delete: false });
    await grant("USER", "/admin/candidate", all);
    await refused();
    await grant("USER", "/admin/contact", all);
    await (await callerOf(user)).system.person.erase({ email: "hoa@example.com" });
    expect((await refusalOf((await callerAs(null)).system.person.erase({ email: "hoa@example.com" }))).appCode).toBe(
      "ERROR_UNAUTHORIZED",
    );
  });
});

describe("accounts of an erased person", () => {
  const account = {
    name: "Hoa Signs Up",
    email: "hoa@example.com",
    password: "correct horse 1",
    confirmPassword: "correct horse 1",
  };
  const signUp = async () => {
    await buildRole("USER");
    await (await callerAs(null)).system.account.signUp(account);
    return (await database().user.findUniqueOrThrow({ where: { email: account.email } })).id;
  };
  const log = async () => JSON.stringify(await database().activity.findMany({ where: { action: { not: "erase-person" } } }));

  test("become anonymous in the log, including their sign-up, without a network", { tags: "postgres" }, async () => {
    const id = await signUp();
    await (await callerAs("ADMIN")).system.user.approve({ ids: [id] });
    expect(await log()).toContain(account.name);
    await (await person()).erase({ email: account.email });
    const entries = await database().activity.findMany({ where: { path: "/admin/user" }, orderBy: { id: "asc" } });
    expect(entries).toMatchObject([
      { action: "sign-up", actorId: id, actorName: "", recordId: id, recordName: null, ip: null, search: "" },
      { action: "approve", actorName: expect.stringMatching(/^Person/), recordName: null, changes: { approvedAt: [null, null] } },
    ]);
  });

  test("become anonymous in the log when they were deleted earlier", { tags: "postgres" }, async () => {
    const id = await signUp();
    await database().user.update({ where: { id }, data: { lastSignInAt: new Date() } });
    await (await callerAs("ADMIN")).system.user.delete({ ids: [id] });
    expect(await log()).toContain(account.email);
    await (await person()).erase({ email: account.email });
    for (const word of [account.name, account.email]) expect(await log()).not.toContain(word);
  });

  /** Lets a person in use request this address; the owner of the account is asked by mail. */
  async function askFor(email: string) {
    const lan = await buildUser("ADMIN", { name: "Lan", email: "lan@example.com" });
    await database().user.update({ where: { id: lan.id }, data: { lastSignInAt: new Date() } });
    const changes = { email: [lan.email, email] satisfies [string, string] };
    const record = { id: lan.id, name: lan.name, version: 1 };
    await recordActivity(database(), { actor: lan, ip: "192.0.2.7", action: "ask-email", path: "/admin/user", record, changes });
    const link = { tokenHash: email, expiresAt: new Date(Date.now() + 60_000) };
    const token = await database().accountToken.create({ data: { ...link, userId: lan.id, purpose: "email", email } });
    const text = `Is ${email} your new address?`;
    const mail = { to: lan.email, locale: "en", subject: "Your address", text, tokenId: token.id };
    await database().mail.create({ data: mail });
    return lan.id;
  }

  test("remove an address that somebody requested, and end its link", { tags: "postgres" }, async () => {
    const id = await askFor(account.email);
    await (await person()).erase({ email: account.email });
    expect(await everything()).not.toContain(account.email);
    const entries = await database().activity.findMany({ where: { action: "ask-email" } });
    expect(entries).toMatchObject([{ recordId: id, recordName: "Lan", ip: "192.0.2.7", changes: { email: [null, null] } }]);
  });

  test("are erased again after the restore of an older backup; later requests stay", { tags: "postgres" }, async () => {
    await (await person()).erase({ email: account.email });
    await askFor(account.email);
    const id = await signUp();
    expect(await repeatErasures(database(), new Date())).toBe(0);
    await database().erasedAddress.updateMany({ data: { erasedAt: new Date(Date.now() + 1000) } });
    expect(await repeatErasures(database(), new Date(Date.now() + 1000))).toBe(1);
    expect(await log()).not.toContain(account.email);
    expect(await database().accountToken.count({ where: { email: account.email } })).toBe(0);
    expect(await database().activity.count({ where: { recordId: id, recordName: { not: null } } })).toBe(0);
    expect(await repeatErasures(database(), new Date(Date.now() + 1000))).toBe(0);
  });

  test("stay in the log while they are in use, as do other accounts", async () => {
    const id = await signUp();
    await database().user.update({ where: { id }, data: { lastSignInAt: new Date() } });
    const other = await buildUser("USER", { name: "Other" });
    await recordActivity(database(), { actor: null, ip: null, action: "sign-in-failed", path: "/admin/user", record: other });
    await (await person()).erase({ email: account.email });
    for (const word of [account.name, "Other"]) expect(await log()).toContain(word);
  });
});
