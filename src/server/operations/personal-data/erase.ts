import { createHash } from "node:crypto";
import { Prisma } from "~/generated/prisma/client";
import { type Changes, eraseFromLog, recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { lockRows, runTransaction } from "~/server/db/transaction";
import { countHeldCvs, deleteHeldCvs } from "~/server/forms/held-cv";
import { deleteReceipts, keepReceipt, type Receipt } from "~/server/forms/receipts";
import { forgetAttempts } from "~/server/request/throttle";

const candidatePath = "/admin/candidate";
const contactPath = "/admin/contact";
const accountPath = "/admin/user";

type PersonalRecords = {
  conversations: number[];
  candidates: number[];
  /** Address of the erased person in lower case, also known without records. */
  email?: string;
};

type ErasedBy = { actor: { id: number; name: string } | null; ip: string | null };

/** Erases records and what belongs to them. Triggers record the removal of their files. */
export async function eraseRecords(
  tx: Db,
  { conversations, candidates, email }: PersonalRecords,
  { actor, ip }: ErasedBy = { actor: null, ip: null },
): Promise<void> {
  const select = { id: true, version: true, email: true } as const;
  const erased = await Promise.all([
    tx.conversation.findMany({ where: { id: { in: conversations } }, select }),
    tx.candidate.findMany({ where: { id: { in: candidates } }, select }),
  ]);
  const entries = [contactPath, candidatePath].flatMap((path, index) =>
    (erased[index] ?? []).map(({ id, version }) => ({
      actor,
      ip,
      action: "delete" as const,
      path,
      record: { id, version, name: "" },
    })),
  );
  await recordActivity(tx, ...entries);
  await tx.conversation.deleteMany({ where: { id: { in: conversations } } });
  await tx.candidate.deleteMany({ where: { id: { in: candidates } } });
  await eraseFromLog(tx, contactPath, conversations);
  await eraseFromLog(tx, candidatePath, candidates);
  const emails = new Set(erased.flat().map((record) => record.email));
  if (email !== undefined) emails.add(email);
  await deleteReceipts(tx, [...emails]);
  await deleteHeldCvs(tx, [...emails]);
}

export type ErasureCounts = { conversations: number; attachments: number; applications: number; cvs: number; mails: number };

type Person = {
  email: string;
  /** Erases only older data: after a restore, data sent since the erasure stays. */
  before?: Date;
};

/** Counts a person's data. @param email in lower case */
export async function countPerson(db: Db, { email, before }: Person): Promise<ErasureCounts> {
  const where = { email, createdAt: before && { lte: before } };
  const [conversations, attachments, applications, cvs, heldCvs, mails] = await Promise.all([
    db.conversation.count({ where }),
    db.attachment.count({ where: { message: { conversation: where } } }),
    db.candidate.count({ where }),
    db.candidateCv.count({ where: { candidate: where } }),
    countHeldCvs(db, email),
    db.mail.count({ where: mailsOf(where) }),
  ]);
  return { conversations, attachments, applications, cvs: cvs + heldCvs, mails };
}

/** Erases accounts from the log. Accounts in use keep their history; of others, only values with this address go. */
async function eraseAccountsFromLog(tx: Db, { email, before }: Person): Promise<void> {
  const names = Prisma.sql`a."path" = ${accountPath} AND a."changes" -> 'email' @> to_jsonb(${email}::text)
    ${before ? Prisma.sql`AND a."createdAt" <= ${before}` : Prisma.empty}`;
  const found = await tx.$queryRaw<{ id: number }[]>`
    SELECT u."id" FROM "User" u
    WHERE u."email" = ${email} AND u."lastSignInAt" IS NULL ${before ? Prisma.sql`AND u."createdAt" <= ${before}` : Prisma.empty}
    UNION SELECT a."recordId" FROM "Activity" a
    WHERE ${names} AND a."recordId" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "User" u WHERE u."id" = a."recordId")`;
  const ids = found.map(idOf);
  await tx.$executeRaw`
    UPDATE "Activity" SET "actorName" = '', "ip" = NULL
    WHERE "path" = ${accountPath} AND "recordId" = ANY(${ids}) AND "actorId" = "recordId"`;
  await eraseFromLog(tx, accountPath, ids);
  await tx.$executeRaw`
    UPDATE "Activity" a SET "changes" = jsonb_set(a."changes", '{email}', '[null, null]')
    WHERE ${names} AND NOT EXISTS (SELECT 1 FROM "User" u WHERE u."id" = a."recordId" AND u."email" = ${email})`;
}

async function networksOf(tx: Db, candidateIds: number[]): Promise<Set<string>> {
  const where = { path: candidatePath, recordId: { in: candidateIds }, actorId: null };
  const entries = await tx.activity.findMany({ where, select: { ip: true } });
  return new Set(entries.flatMap(({ ip }) => ip ?? []));
}

/** Erases a person, and keeps a hash to repeat it after a restore. @param email in lower case @param by null for jobs */
export async function erasePerson(
  { email, before }: Person,
  { actor, ip, now }: ErasedBy & { now: Date },
): Promise<ErasureCounts> {
  const { counts, networks } = await runTransaction(async (tx) => {
    const counts = await countPerson(tx, { email, before });
    const where = { email, createdAt: before && { lte: before } };
    const [conversations, candidates] = await Promise.all([
      tx.conversation.findMany({ where, select: { id: true } }),
      tx.candidate.findMany({ where, select: { id: true } }),
    ]);
    const networks = await networksOf(tx, candidates.map(idOf));
    await tx.mail.deleteMany({ where: mailsOf(where) });
    const records = { conversations: conversations.map(idOf), candidates: candidates.map(idOf), email };
    await eraseRecords(tx, records, { actor, ip });
    await tx.accountToken.deleteMany({ where });
    await eraseAccountsFromLog(tx, { email, before });
    if (!before) await rememberErasure(tx, email, now);
    const changes: Changes = Object.fromEntries(Object.entries(counts).map(([kind, count]) => [kind, [null, count]]));
    await recordActivity(tx, { actor, ip, action: "erase-person", path: contactPath, changes });
    return { counts, networks };
  });
  for (const network of networks) await forgetAttempts("form", network);
  return counts;
}

/** Erases an application, and keeps a hash to repeat it after a restore. Throttle counts stay: erasing must not bypass them. */
export async function eraseApplication(id: number, now: Date, receipt?: Receipt): Promise<void> {
  await runTransaction(async (tx) => {
    await lockRows(tx, "Candidate", [id]);
    if ((await tx.candidate.count({ where: { id } })) === 0) return;
    await rememberErasure(tx, `application ${id}`, now);
    await eraseRecords(tx, { conversations: [], candidates: [id] });
    if (receipt) await keepReceipt(tx, receipt, now);
  });
}

/** Repeats erasures after the restore of an older backup. @returns number of persons */
export async function repeatErasures(db: Db, now: Date): Promise<number> {
  const applications = await db.$queryRaw<{ id: number }[]>`
    SELECT c."id" FROM "Candidate" c
    JOIN "ErasedAddress" e ON e."hash" = encode(sha256(convert_to('application ' || c."id", 'UTF8')), 'hex') AND c."createdAt" <= e."erasedAt"`;
  for (const { id } of applications) await eraseApplication(id, now);
  const found = await db.$queryRaw<{ email: string; erasedAt: Date }[]>`
    SELECT DISTINCT p."email", e."erasedAt"
    FROM (
      SELECT "email", "createdAt" FROM "Conversation" UNION ALL SELECT "email", "createdAt" FROM "Candidate"
      UNION ALL SELECT "to", "createdAt" FROM "Mail" UNION ALL SELECT "email", "createdAt" FROM "AccountToken"
      UNION ALL SELECT named."email", a."createdAt"
      FROM "Activity" a CROSS JOIN jsonb_array_elements_text(a."changes" -> 'email') AS named("email")
      WHERE a."path" = ${accountPath} AND NOT EXISTS (
        SELECT 1 FROM "User" u WHERE u."id" = a."recordId" AND u."email" = named."email" AND u."lastSignInAt" IS NOT NULL
      )
    ) p
    JOIN "ErasedAddress" e
      ON e."hash" = encode(sha256(convert_to(p."email", 'UTF8')), 'hex') AND p."createdAt" <= e."erasedAt"`;
  for (const { email, erasedAt } of found) await erasePerson({ email, before: erasedAt }, { actor: null, ip: null, now });
  return found.length + applications.length;
}

async function rememberErasure(tx: Db, subject: string, now: Date): Promise<void> {
  const hash = hashOf(subject);
  await tx.erasedAddress.upsert({ where: { hash }, create: { hash, erasedAt: now }, update: { erasedAt: now } });
}

function mailsOf(where: { email: string; createdAt: { lte: Date } | undefined }) {
  return {
    OR: [{ to: where.email, createdAt: where.createdAt }, { conversation: where }, { candidate: where }, { token: where }],
  };
}

function hashOf(subject: string): string {
  return createHash("sha256").update(subject).digest("hex");
}

function idOf({ id }: { id: number }): number {
  return id;
}
