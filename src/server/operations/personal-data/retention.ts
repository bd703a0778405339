import { Prisma } from "~/generated/prisma/client";
import { addMonths } from "~/lib/dates";
import { botDoubts } from "~/lib/doubts";
import { eraseFromLog, recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { readSettings } from "~/server/db/settings";
import { runTransaction } from "~/server/db/transaction";
import { deleteStrayFiles } from "~/server/files/private-file";
import { deleteRemovedFiles } from "~/server/files/removed-files";
import { eraseRecords, repeatErasures } from "./erase";

const DAY_MS = 24 * 60 * 60 * 1000;
const batchSize = 200;

const TRASH_DAYS = 30;

const WAITING_DAYS = 60;

export type RetentionReport = {
  trash: number;
  applications: number;
  submissions: number;
  conversations: number;
  activity: number;
  mails: number;
  persons: number;
  files: number;
};

type Options = {
  now: Date;
  /** Called before each batch; when false, the rest waits for the next run. */
  keepGoing?: () => Promise<boolean>;
};

type Batch = { count: number };

type Step = { kind: keyof RetentionReport; path: string; run: (tx: Db, limits: Limits) => Promise<Batch> };

/** Deletes and anonymises personal data whose time is over, in short transactions. Logs the count of each step. */
export async function applyRetention(db: Db, { now, keepGoing = async () => true }: Options): Promise<RetentionReport> {
  const report: RetentionReport = {
    trash: 0,
    applications: 0,
    submissions: 0,
    conversations: 0,
    activity: 0,
    mails: 0,
    persons: 0,
    files: 0,
  };
  const limits = await readLimits(db, now);
  for (const { kind, path, run } of steps) {
    let count = batchSize;
    while (count >= batchSize) {
      if (!(await keepGoing())) return report;
      const batch = await runTransaction((tx) => run(tx, limits));
      count = batch.count;
      report[kind] += count;
    }
    await note(db, path, kind, report[kind]);
  }
  report.persons = await repeatErasures(db, now);
  await deleteRemovedFiles(db, now, keepGoing);
  if (!(await keepGoing())) return report;
  report.files = await deleteStrayFiles(db, new Date(now.getTime() - DAY_MS));
  await note(db, "/admin/candidate", "files", report.files);
  return report;
}

type Limits = { now: Date; trash: Date; waiting: Date; months: Date; activity: Date; mails: Date };

async function readLimits(db: Db, now: Date): Promise<Limits> {
  const setting = await readSettings(db, { retentionMonths: true, activityMonths: true, outboxMonths: true });
  return {
    now,
    trash: new Date(now.getTime() - TRASH_DAYS * DAY_MS),
    waiting: new Date(now.getTime() - WAITING_DAYS * DAY_MS),
    months: addMonths(now, -setting.retentionMonths),
    activity: addMonths(now, -setting.activityMonths),
    mails: addMonths(now, -setting.outboxMonths),
  };
}

const steps: readonly Step[] = [
  { kind: "trash", path: "/admin/contact", run: (tx, limits) => emptyTrash(tx, limits.trash) },
  { kind: "applications", path: "/admin/candidate", run: anonymiseCandidates },
  { kind: "submissions", path: "/admin/candidate", run: deleteSubmissions },
  { kind: "conversations", path: "/admin/contact", run: anonymiseConversations },
  {
    kind: "activity",
    path: "/admin/activity",
    run: (tx, { activity }) => tx.activity.deleteMany({ where: { createdAt: { lt: activity } }, limit: batchSize }),
  },
  {
    kind: "mails",
    path: "/admin/outbox",
    // Unsent mails stay.
    run: (tx, { mails }) => tx.mail.deleteMany({ where: { createdAt: { lt: mails }, nextTryAt: null }, limit: batchSize }),
  },
];

async function emptyTrash(tx: Db, until: Date): Promise<Batch> {
  const isOld = Prisma.sql`"deletedAt" < ${until}`;
  const ids = { conversations: await lockBatch(tx, "Conversation", isOld), candidates: await lockBatch(tx, "Candidate", isOld) };
  await eraseRecords(tx, ids);
  return { count: ids.conversations.length + ids.candidates.length };
}

/**
 * Anonymises candidates, and keeps the fields that statistics count. A person who has applied again stays until that is accepted
 * or deleted; bots keep nobody.
 */
async function anonymiseCandidates(tx: Db, { now }: Limits): Promise<Batch> {
  const hasApplied = Prisma.sql`EXISTS (
    SELECT FROM "CandidateSubmission" WHERE "candidateId" = "Candidate"."id" AND "state" = 'waiting'
      AND coalesce("doubt"::TEXT, '') <> ALL(${botDoubts}))`;
  const isOver = Prisma.sql`"retentionAt" < ${now} AND "anonymisedAt" IS NULL AND NOT ${hasApplied}`;
  const ids = await lockBatch(tx, "Candidate", isOver);
  await tx.$executeRaw`
    UPDATE "Candidate"
    SET "name" = '', "email" = "id" || '@invalid', "phone" = NULL, "introduction" = '', "assigneeId" = NULL,
      "anonymisedAt" = ${now}, "updatedAt" = ${now}, "version" = "version" + 1
    WHERE "id" = ANY(${ids})`;
  const ofThem = { where: { candidateId: { in: ids } } };
  await Promise.all([
    tx.candidateCv.deleteMany(ofThem),
    tx.candidateNote.deleteMany(ofThem),
    tx.candidateSubmission.deleteMany(ofThem),
    tx.mail.deleteMany(ofThem),
    tx.privateLink.deleteMany(ofThem),
  ]);
  await eraseFromLog(tx, "/admin/candidate", ids);
  return { count: ids.length };
}

/** Deletes repeated applications and replaced data by their own age: the candidate may be kept longer. */
async function deleteSubmissions(tx: Db, { months, waiting }: Limits): Promise<Batch> {
  const isOver = Prisma.sql`"receivedAt" < ${months} OR ("state" = 'waiting' AND "receivedAt" < ${waiting})`;
  const ids = await lockBatch(tx, "CandidateSubmission", isOver);
  await tx.candidateSubmission.deleteMany({ where: { id: { in: ids } } });
  return { count: ids.length };
}

async function anonymiseConversations(tx: Db, { now, months: until }: Limits): Promise<Batch> {
  const ids = await lockBatch(tx, "Conversation", Prisma.sql`"lastMessageAt" < ${until} AND "anonymisedAt" IS NULL`);
  const nothing = { subject: "", name: "", email: "", phone: null, company: null, excerpt: "", assigneeId: null };
  const data = { ...nothing, anonymisedAt: now, readAt: now, important: false, version: { increment: 1 } };
  await tx.conversation.updateMany({ where: { id: { in: ids } }, data });
  const ofThem = { where: { conversationId: { in: ids } } };
  await Promise.all([tx.message.deleteMany(ofThem), tx.mail.deleteMany(ofThem), tx.privateLink.deleteMany(ofThem)]);
  await eraseFromLog(tx, "/admin/contact", ids);
  return { count: ids.length };
}

/**
 * Selects the ids of records to erase and locks them, so that none is erased that changes meanwhile: a message may arrive in a
 * conversation, or a record may be restored from the trash. Those that others have locked wait for the next run.
 */
async function lockBatch(tx: Db, table: Prisma.ModelName, where: Prisma.Sql): Promise<number[]> {
  const name = Prisma.raw(`"${table}"`);
  const locked = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM ${name} WHERE ${where} ORDER BY "id" LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`;
  // Before it had the locks, the query did not see what others just added to the records, such as an application.
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM ${name} WHERE "id" = ANY(${locked.map(({ id }) => id)}) AND (${where})`;
  return rows.map(({ id }) => id);
}

async function note(db: Db, path: string, kind: keyof RetentionReport, count: number): Promise<void> {
  if (count === 0) return;
  await recordActivity(db, { actor: null, ip: null, action: "retention", path, changes: { [kind]: [null, count] } });
}
