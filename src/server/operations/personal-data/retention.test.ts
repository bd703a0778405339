import { beforeEach, describe, expect, test } from "vitest";
import { receiveMessage } from "~/features/website/message/mutations";
import { addMonths } from "~/lib/dates";
import { callerAs } from "~/server/crud/test-callers";
import { recordActivity } from "~/server/db/activity";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildCandidate, buildJobPost } from "~/server/db/test-records";
import { runTransaction } from "~/server/db/transaction";
import { withStoredAttachments } from "~/server/files/attachment";
import { storeCv } from "~/server/files/cv";
import { deleteRemovedFiles } from "~/server/files/removed-files";
import { onePixelPng } from "~/server/files/test-images";
import { buildPdf } from "~/server/files/test-pdf";
import { withTestStore } from "~/server/files/test-store";
import { storeApplication } from "~/server/forms/test-application";
import { sendMail } from "~/server/mail/outbox";
import { applyRetention } from "./retention";

useTestDatabase();
const storedFiles = withTestStore();

const DAY_MS = 24 * 60 * 60 * 1000;
const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
const apply = () => applyRetention(database(), { now });
const nothing = { trash: 0, applications: 0, submissions: 0, conversations: 0, activity: 0, mails: 0, persons: 0, files: 0 };

beforeEach(async () => {
  await database().setting.create({
    data: { siteNameEn: "A", siteNameVi: "A", retentionMonths: 6, activityMonths: 12, outboxMonths: 3 },
  });
});

const message = {
  subject: "Leak",
  name: "Ánh",
  email: "anh@example.com",
  phone: "0905 000 001",
  company: "An Tân",
  text: "How much?",
};
const origin = { locale: "vi", source: "news", consentVersion: 1, doubt: null } as const;
const receive = (at: Date) => runTransaction((tx) => receiveMessage(tx, { ...message, ...origin }, at));
const applyFor = async (at: Date) => {
  const application = {
    name: "Hoa",
    email: "hoa@example.com",
    phone: null,
    introduction: "I wire.",
    locale: "vi" as const,
    sourceId: null,
  };
  const jobPostId = (await buildJobPost()).id;
  return storeApplication(
    { ...application, jobPostId },
    { bytes: buildPdf("CV"), filename: "cv.pdf" },
    { ip: "127.0.0.1", now: at },
  );
};

describe("retention", () => {
  test("anonymises expired applications with their files, notes and mails, and keeps their statistics", {
    tags: "postgres",
  }, async () => {
    const old = await applyFor(addMonths(now, -7));
    await database().candidateNote.create({ data: { candidateId: old.id, text: "Good", authorName: "Lan", createdAt: now } });
    const recent = await applyFor(daysAgo(3));
    const linked = async () => (await database().privateLink.findMany()).map(({ candidateId }) => candidateId);
    expect(await linked()).toEqual([old.id, recent.id]);
    expect(await apply()).toEqual({ ...nothing, applications: 1 });
    expect(
      await database().candidate.findUniqueOrThrow({
        where: { id: old.id },
        include: { cvs: true, notes: true, mails: true, stageChanges: true },
      }),
    ).toMatchObject({
      name: "",
      phone: null,
      introduction: "",
      stage: "new",
      jobTitleEn: expect.any(String),
      anonymisedAt: now,
      cvs: [],
      notes: [],
      mails: [],
      stageChanges: [{ to: "new" }],
    });
    await deleteRemovedFiles(database(), new Date());
    expect(storedFiles()).toHaveLength(1);
    const log = JSON.stringify(await database().activity.findMany({ where: { recordId: old.id } }));
    expect(log).not.toContain("Hoa");
    const { candidate } = (await callerAs("ADMIN")).career;
    const { rows, total } = await candidate.list({});
    expect([rows.map(({ id }) => id), total]).toEqual([[recent.id], 1]);
    expect(await candidate.newCount()).toBe(1);
    expect(await linked()).toEqual([recent.id]);
    expect(await apply()).toEqual(nothing);
    expect(await database().activity.findMany({ where: { action: "retention" }, select: { path: true, changes: true } })).toEqual(
      [{ path: "/admin/candidate", changes: { applications: [null, 1] } }],
    );
  });

  test("deletes repeated applications with the candidate's data and by their own age, with their CVs", {
    tags: "postgres",
  }, async () => {
    const old = await applyFor(addMonths(now, -7));
    const recent = await applyFor(daysAgo(3));
    const data = { name: "Hoa Again", introduction: "", locale: "vi" };
    const receive = async (candidateId: number, receivedAt: Date, cv?: string, state?: "replaced") => {
      const { id } = await database().candidateSubmission.create({
        data: { ...data, ...(state && { state }), candidateId, receivedAt },
      });
      const stored = cv && (await storeCv(buildPdf(cv), "cv.pdf"));
      if (stored)
        await database().candidateCv.create({ data: { ...stored, candidateId, submissionId: id, uploadedAt: receivedAt } });
      return id;
    };
    await receive(old.id, daysAgo(1), "Second", "replaced");
    await receive(recent.id, addMonths(now, -7), "Third");
    const left = await receive(recent.id, daysAgo(2));
    expect(await apply()).toEqual({ ...nothing, applications: 1, submissions: 1 });
    expect(await database().candidateSubmission.findMany({ select: { id: true } })).toEqual([{ id: left }]);
    await deleteRemovedFiles(database(), new Date());
    expect(storedFiles()).toHaveLength(1);
  });

  test("keeps a candidate while a repeated application of theirs waits", { tags: "postgres" }, async () => {
    const { id: candidateId } = await applyFor(addMonths(now, -7));
    const data = { candidateId, name: "Hoa Again", introduction: "", locale: "vi", receivedAt: daysAgo(1) };
    const { id } = await database().candidateSubmission.create({ data });
    expect(await apply()).toEqual(nothing);
    await database().candidateSubmission.update({ where: { id }, data: { receivedAt: daysAgo(61) } });
    expect(await apply()).toEqual({ ...nothing, submissions: 1 });
    await database().candidateSubmission.create({ data: { ...data, doubt: "honeypot" } });
    expect(await apply()).toEqual({ ...nothing, applications: 1 });
  });

  test("deletes repeated applications that waited sixty days, with their CVs, and keeps replaced data", {
    tags: "postgres",
  }, async () => {
    const { id: candidateId } = await applyFor(daysAgo(70));
    const data = { candidateId, name: "Hoa Again", introduction: "", locale: "vi" };
    const cv = async (text: string) => ({
      create: { ...(await storeCv(buildPdf(text), "cv.pdf")), candidateId, uploadedAt: now },
    });
    const receive = async (receivedAt: Date, state: "waiting" | "replaced", text: string) =>
      (await database().candidateSubmission.create({ data: { ...data, receivedAt, state, cv: await cv(text) } })).id;
    await receive(daysAgo(61), "waiting", "Second");
    const left = [await receive(daysAgo(61), "replaced", "Third"), await receive(daysAgo(59), "waiting", "Fourth")];
    expect(await apply()).toEqual({ ...nothing, submissions: 1 });
    expect((await database().candidateSubmission.findMany({ orderBy: { id: "asc" } })).map(({ id }) => id)).toEqual(left);
    await deleteRemovedFiles(database(), new Date());
    expect(storedFiles()).toHaveLength(3);
  });

  async function attach(conversationId: number) {
    const { id: messageId } = await database().message.findFirstOrThrow({ where: { conversationId } });
    await withStoredAttachments([{ bytes: onePixelPng, filename: "a.png" }], async ([file]) => {
      if (file) await database().attachment.create({ data: { ...file, messageId } });
    });
  }

  test("anonymises conversations after the configured months without a message", { tags: "postgres" }, async () => {
    const [old, recent] = [await receive(addMonths(now, -7)), await receive(daysAgo(3))];
    for (const id of [old, recent]) await attach(id);
    const linked = async () => (await database().privateLink.findMany()).map(({ conversationId }) => conversationId);
    expect(await linked()).toEqual([old, recent]);
    expect(await apply()).toEqual({ ...nothing, conversations: 1 });
    expect(await linked()).toEqual([recent]);
    const row = await database().conversation.findUniqueOrThrow({ where: { id: old }, include: { messages: true, mails: true } });
    expect(row).toMatchObject({
      subject: "",
      name: "",
      email: "",
      phone: null,
      company: null,
      excerpt: "",
      source: "news",
      messages: [],
      mails: [],
    });
    const { contact } = (await callerAs("ADMIN")).website;
    const { rows, total } = await contact.list({});
    expect([rows.map(({ id }) => id), total, await contact.unreadCount()]).toEqual([[recent], 1, 1]);
    await deleteRemovedFiles(database(), new Date());
    expect([await database().attachment.count(), storedFiles().length]).toEqual([1, 1]);
  });

  test("empties the trash after thirty days without entries in the log", { tags: "postgres" }, async () => {
    const [old, recent] = [await receive(daysAgo(60)), await receive(daysAgo(60))];
    const gone = await buildCandidate({ name: "Hoa", deletedAt: daysAgo(31) });
    for (const id of [old, recent]) await attach(id);
    await database().conversation.update({ where: { id: old }, data: { deletedAt: daysAgo(31) } });
    await database().conversation.update({ where: { id: recent }, data: { deletedAt: daysAgo(29) } });
    await recordActivity(database(), { actor: null, ip: null, action: "trash", path: "/admin/candidate", record: gone });
    expect(await apply()).toEqual({ ...nothing, trash: 2 });
    expect(await database().conversation.findMany({ select: { id: true } })).toEqual([{ id: recent }]);
    expect(await database().candidate.count()).toBe(0);
    await deleteRemovedFiles(database(), new Date());
    expect([await database().attachment.count(), storedFiles().length]).toEqual([1, 1]);
    expect(JSON.stringify(await database().activity.findMany())).not.toContain("Hoa");
  });

  test("deletes old log entries and mails, except unsent ones", { tags: "postgres" }, async () => {
    const entry = { actor: null, ip: null, action: "sign-in" as const, path: "/admin/user" };
    await recordActivity(database(), entry, entry);
    await database().activity.update({ where: { id: 1 }, data: { createdAt: addMonths(now, -13) } });
    const mail = { to: "an@example.com", locale: "en" as const, subject: "Hello", text: "Hello" };
    const ids = [await sendMail(database(), mail), await sendMail(database(), mail), await sendMail(database(), mail)];
    await database().mail.updateMany({ where: { id: { in: ids.slice(0, 2) } }, data: { createdAt: addMonths(now, -4) } });
    await database().mail.update({ where: { id: ids[1] }, data: { nextTryAt: now } });
    expect(await apply()).toEqual({ ...nothing, activity: 1, mails: 1 });
    expect((await database().mail.findMany({ orderBy: { id: "asc" } })).map(({ id }) => id)).toEqual(ids.slice(1));
  });

  test("deletes CV files without a row after a day", async () => {
    await applyFor(now);
    await storeCv(buildPdf("Stray"), "stray.pdf");
    expect(storedFiles()).toHaveLength(2);
    expect(await apply()).toEqual(nothing);
    expect(storedFiles()).toHaveLength(2);
    expect(await applyRetention(database(), { now: new Date(now.getTime() + 2 * DAY_MS) })).toEqual({ ...nothing, files: 1 });
    expect(storedFiles()).toHaveLength(1);
  });

  test("deletes the files of erased rows, and counts none of them as a file without a row", async () => {
    await applyFor(now);
    await database().candidate.updateMany({ data: { retentionAt: now } });
    const later = new Date(now.getTime() + 2 * DAY_MS);
    expect(await applyRetention(database(), { now: later })).toEqual({ ...nothing, applications: 1 });
    expect(storedFiles()).toEqual([]);
  });

  test("continues in batches until nothing is left, and can stop between two", async () => {
    const dates = { appliedAt: addMonths(now, -9), retentionAt: daysAgo(1) };
    const people = Array.from({ length: 450 }, (_, index) => ({ name: "Hoa", email: `p${index}@example.com`, ...dates }));
    await database().candidate.createMany({ data: people });
    let callCount = 0;
    await applyRetention(database(), { now, keepGoing: async () => ++callCount < 3 });
    const left = () => database().candidate.count({ where: { anonymisedAt: null } });
    expect(await left()).toBe(250);
    expect(await apply()).toMatchObject({ applications: 250 });
    expect(await left()).toBe(0);
  });
});
