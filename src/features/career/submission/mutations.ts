import { type CvUpload, withStoredCv } from "~/features/career/cv/mutations";
import type { Prisma } from "~/generated/prisma/client";
import type { CandidateStage } from "~/generated/prisma/enums";
import { type Changes, changesBetween, recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { lockRows, lockTable, runTransaction } from "~/server/db/transaction";
import { type StoredCv, UNCONFIRMED_BYTES, UNCONFIRMED_BYTES_EACH } from "~/server/files/cv";
import { type HeldCv, takeHeldCv } from "~/server/forms/held-cv";
import { keepReceipt, type Receipt } from "~/server/forms/receipts";
import { endShownLinks } from "~/server/mail/private-links";
import { applicationRetentionEnd } from "~/server/operations/personal-data/retention-end";
import { AppError } from "~/server/platform/errors";
import { rangeOf } from "~/server/request/ip";

const path = "/admin/candidate";

/** Stages that end an application: accepting a submission restarts it. */
const closedStages: readonly CandidateStage[] = ["rejected", "withdrawn"];

const dataSelect = {
  name: true,
  phone: true,
  introduction: true,
  locale: true,
  sourceId: true,
  consentAt: true,
  consentVersion: true,
  doubt: true,
} as const;

const submissionSelect = {
  ...dataSelect,
  receivedAt: true,
  cv: { select: { id: true, key: true, sha256: true } },
} as const satisfies Prisma.CandidateSubmissionSelect;

const candidateSelect = {
  ...dataSelect,
  id: true,
  stage: true,
  appliedAt: true,
  retentionAt: true,
  deletedAt: true,
  version: true,
} as const satisfies Prisma.CandidateSelect;

type SubmissionData = Omit<Prisma.CandidateSubmissionUncheckedCreateInput, "id" | "candidateId" | "state" | "cv">;

type SubmissionKey = { id: number; candidateId: number };

/** Actor, address and time of a decision; `actor` is null for the candidate. */
type Decision = { actor: { id: number; name: string } | null; ip: string | null; now: Date };

/** Waiting submissions per candidate. */
const MAX_WAITING = 5;

/**
 * Stores a repeated application beside its locked candidate.
 * @returns false for a duplicate
 */
export async function keepSubmission(tx: Db, candidateId: number, data: SubmissionData, sentCv: StoredCv | HeldCv | null) {
  const cv = sentCv && (await takeHeldCv(tx, sentCv));
  if (await findEqual(tx, candidateId, data, cv)) return false;
  await makeRoom(tx, candidateId, data.ip ?? "", cv?.size ?? 0);
  await createSubmission(tx, candidateId, data, cv);
  return true;
}

async function findEqual(tx: Db, candidateId: number, data: SubmissionData, cv: StoredCv | null): Promise<number | undefined> {
  const { name, phone, introduction, doubt } = data;
  const equal = { candidateId, state: "waiting", name, phone, introduction, doubt } as const;
  const where = { ...equal, cv: cv ? { is: { sha256: cv.sha256 } } : { is: null } };
  return (await tx.candidateSubmission.findFirst({ where, select: { id: true } }))?.id;
}

async function createSubmission(tx: Db, candidateId: number, data: SubmissionData, cv: StoredCv | null): Promise<number> {
  const withCv = cv && { cv: { create: { ...cv, candidateId, uploadedAt: data.receivedAt } } };
  const { id } = await tx.candidateSubmission.create({ data: { ...data, candidateId, ...withCv }, select: { id: true } });
  return id;
}

/**
 * Makes room among a candidate's waiting submissions: deletes the oldest from the same address range, else from the fullest
 * range. Each range keeps its newest, so an attacker can't push out the person's own submission.
 * @throws ERROR_TOO_MANY_SUBMISSIONS when every place belongs to another range
 */
async function makeRoom(tx: Db, candidateId: number, ip: string, bytes: number): Promise<void> {
  const range = rangeOf(ip);
  const rows = await tx.candidateSubmission.findMany({
    where: { candidateId, state: "waiting" },
    select: { id: true, ip: true },
    orderBy: { id: "asc" },
  });
  const waiting = rows.map((row) => ({ ...row, range: rangeOf(row.ip ?? "") }));
  const replace = async (from: string | undefined) => {
    const place = waiting.findIndex((submission) => submission.range === from);
    const [oldest] = place < 0 ? [] : waiting.splice(place, 1);
    if (!oldest) throw new AppError("ERROR_TOO_MANY_SUBMISSIONS", { field: "email" });
    await tx.candidateSubmission.delete({ where: { id: oldest.id }, select: { id: true } });
  };
  while (waiting.length >= MAX_WAITING) {
    await replace(waiting.some((submission) => submission.range === range) ? range : crowdedRange(waiting));
  }
  if (bytes > 0) await makeRoomForCv(tx, candidateId, range, bytes);
}

/** Finds the range with the most submissions; undefined when all differ. */
function crowdedRange(waiting: readonly { range: string }[]): string | undefined {
  const countOf = ({ range }: { range: string }) => waiting.filter((other) => other.range === range).length;
  const [first] = [...waiting].sort((a, b) => countOf(b) - countOf(a));
  return first && countOf(first) > 1 ? first.range : undefined;
}

/**
 * Deletes the oldest waiting CVs until another one fits: from its own range when that is over its limit, else from the largest.
 * @throws ERROR_TOO_MANY_REQUESTS while others decide about all of them
 */
async function makeRoomForCv(tx: Db, candidateId: number, range: string, bytes: number): Promise<void> {
  await lockTable(tx, "CandidateSubmission");
  for (;;) {
    const ips = await crowdedAddresses(tx, range, bytes);
    if (ips.length === 0) return;
    // A locked submission is being accepted. The candidate's own goes first.
    const [oldest] = await tx.$queryRaw<{ id: number }[]>`
      SELECT s."id" FROM "CandidateSubmission" s JOIN "CandidateCv" c ON c."submissionId" = s."id"
      WHERE s."state" = 'waiting' AND coalesce(s."ip", '') = ANY(${ips})
      ORDER BY s."candidateId" <> ${candidateId}, s."id" LIMIT 1 FOR UPDATE OF s SKIP LOCKED`;
    if (!oldest) throw new AppError("ERROR_TOO_MANY_REQUESTS", { retryAfter: 1 });
    await tx.candidateSubmission.delete({ where: { id: oldest.id }, select: { id: true } });
  }
}

/** Finds the addresses of the range that must give up CVs; none when there is room. */
async function crowdedAddresses(tx: Db, range: string, bytes: number): Promise<string[]> {
  const sums = await tx.$queryRaw<{ ip: string; bytes: number }[]>`
    SELECT coalesce(s."ip", '') AS "ip", sum(c."size")::float AS "bytes"
    FROM "CandidateCv" c JOIN "CandidateSubmission" s ON s."id" = c."submissionId" WHERE s."state" = 'waiting' GROUP BY 1
    ORDER BY min(s."id")`;
  const totals = new Map<string, number>();
  let total = bytes;
  for (const sum of sums) {
    const from = rangeOf(sum.ip);
    totals.set(from, (totals.get(from) ?? 0) + sum.bytes);
    total += sum.bytes;
  }
  const ownBytes = totals.get(range) ?? 0;
  // Tie-break: among equal ranges another one gives up its CVs, and of the others the one with the oldest.
  const otherRanges = [...totals].filter(([from]) => from !== range).sort((a, b) => b[1] - a[1]);
  const most = otherRanges[0] && otherRanges[0][1] >= ownBytes ? otherRanges[0][0] : range;
  const crowded = ownBytes + bytes > UNCONFIRMED_BYTES_EACH ? range : total > UNCONFIRMED_BYTES ? most : null;
  return sums.flatMap(({ ip }) => (rangeOf(ip) === crowded ? [ip] : []));
}

/** Makes a submission the candidate's data and stores the earlier data in it. @throws ERROR_SUBMISSION_NOT_FOUND */
export async function acceptSubmission(key: SubmissionKey, decision: Decision): Promise<void> {
  await runTransaction(async (tx) => {
    await accept(tx, key, decision);
    await endShownLinks(tx, { candidateId: key.candidateId }, decision.now);
  });
}

/** @throws ERROR_SUBMISSION_NOT_FOUND, also when it is no longer waiting */
export async function discardSubmission(key: SubmissionKey, { actor, ip }: Decision): Promise<void> {
  await runTransaction(async (tx) => {
    const { candidate } = await lockSubmission(tx, key);
    await tx.candidateSubmission.delete({ where: { id: key.id }, select: { id: true } });
    await recordActivity(tx, { actor, ip, action: "discard-submission", path, record: candidate });
  });
}

/** Changes an application for its candidate, whom the private link identifies. @throws errors of `checkPdf` */
export function changeApplication(
  candidateId: number,
  data: Pick<SubmissionData, "name" | "phone" | "introduction" | "locale" | "consentVersion">,
  upload: CvUpload | HeldCv | null,
  { now, receipt }: { now: Date; receipt?: Receipt },
): Promise<void> {
  return withStoredCv(upload, (cv) =>
    runTransaction(async (tx) => {
      await lockRows(tx, "Candidate", [candidateId]);
      const candidate = await tx.candidate.findUnique({
        where: { id: candidateId, anonymisedAt: null },
        select: { email: true },
      });
      if (!candidate) throw new AppError("ERROR_CANDIDATE_NOT_FOUND");
      if (receipt && !(await keepReceipt(tx, receipt, now, candidate.email))) return;
      const submission = { ...data, consentAt: now, doubt: null, receivedAt: now };
      const takenCv = cv && (await takeHeldCv(tx, cv));
      const equal = await findEqual(tx, candidateId, submission, takenCv);
      const id = equal ?? (await createSubmission(tx, candidateId, submission, takenCv));
      await accept(tx, { id, candidateId }, { actor: null, ip: null, now }, { isWhole: true });
    }),
  );
}

/** @param isWhole also clears empty fields */
async function accept(tx: Db, key: SubmissionKey, decision: Decision, { isWhole = false } = {}): Promise<void> {
  const { actor, ip, now } = decision;
  const { candidate, submission } = await lockSubmission(tx, key);
  const { id, name, phone, introduction, locale, sourceId, consentAt, consentVersion, doubt } = candidate;
  const { cv, receivedAt, ...data } = submission;
  const isRestored = candidate.deletedAt !== null && !actor;
  const stage = isRestored || closedStages.includes(candidate.stage) ? "new" : candidate.stage;
  const retentionAt = await applicationRetentionEnd(tx, receivedAt);
  const set = {
    ...data,
    phone: isWhole ? data.phone : (data.phone ?? phone),
    introduction: isWhole ? data.introduction : data.introduction || introduction,
    // Keeps the source of the first application.
    sourceId: sourceId ?? data.sourceId,
    doubt: null,
    stage,
    appliedAt: receivedAt,
    retentionAt: new Date(Math.max(retentionAt.getTime(), candidate.retentionAt.getTime())),
    // Only the candidate restores here: staff need a separate permission for it.
    deletedAt: isRestored ? null : candidate.deletedAt,
  };
  const { version } = await tx.candidate.update({
    where: { id },
    data: { ...set, version: { increment: 1 } },
    select: { version: true },
  });
  if (stage !== candidate.stage) {
    const change = { candidateId: id, from: candidate.stage, to: stage, actorName: actor?.name ?? "", createdAt: now };
    await tx.candidateStageChange.create({ data: change, select: { id: true } });
  }
  const earlier = { name, phone, introduction, locale, sourceId, consentAt, consentVersion, doubt };
  await tx.candidateSubmission.update({
    where: { id: key.id },
    data: { ...earlier, receivedAt: candidate.appliedAt, state: "replaced", ip: null },
    select: { id: true },
  });
  const changes = withoutValues(changesBetween(candidate, set));
  await recordActivity(tx, { actor, ip, action: "accept-submission", path, record: { id, name: data.name, version }, changes });
  if (cv) await adoptCv(tx, id, cv);
}

/** Moves a submission's CV to the candidate, unless they already have the same file. */
async function adoptCv(tx: Db, candidateId: number, { id, sha256 }: { id: number; sha256: string }): Promise<void> {
  const sameFileCount = await tx.candidateCv.count({ where: { candidateId, sha256, submissionId: null } });
  if (sameFileCount === 0) {
    await tx.candidateCv.update({ where: { id }, data: { submissionId: null }, select: { id: true } });
  } else {
    await tx.candidateCv.delete({ where: { id }, select: { id: true } });
  }
}

/** Locks the candidate until the transaction ends. @throws ERROR_SUBMISSION_NOT_FOUND */
async function lockSubmission(tx: Db, { id, candidateId }: SubmissionKey) {
  await lockRows(tx, "Candidate", [candidateId]);
  // An application for another post may delete it to make room.
  await lockRows(tx, "CandidateSubmission", [id]);
  const [candidate, submission] = await Promise.all([
    tx.candidate.findUnique({ where: { id: candidateId, anonymisedAt: null }, select: candidateSelect }),
    tx.candidateSubmission.findUnique({ where: { id, candidateId, state: "waiting" }, select: submissionSelect }),
  ]);
  if (!candidate || !submission) throw new AppError("ERROR_SUBMISSION_NOT_FOUND");
  return { candidate, submission };
}

/** Removes values: the activity log keeps no personal data. */
function withoutValues({ stage, ...personal }: Changes): Changes {
  const blank = Object.keys(personal).map((field): [string, Changes[string]] => [field, [null, null]]);
  return { ...Object.fromEntries(blank), ...(stage && { stage }) };
}
