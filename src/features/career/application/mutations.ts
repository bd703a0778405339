import type { z } from "zod";
import type { applicationFields } from "~/features/career/application/schema";
import { type CvUpload, keepCv, withStoredCv } from "~/features/career/cv/mutations";
import { isJobOpen } from "~/features/career/post/schema";
import { keepSubmission } from "~/features/career/submission/mutations";
import type { Prisma } from "~/generated/prisma/client";
import type { Doubt } from "~/generated/prisma/enums";
import type { Locale } from "~/i18n/routing";
import { isDoubtful } from "~/lib/doubts";
import { inBothLanguages, inLanguage } from "~/lib/languages";
import { publishState } from "~/lib/publish-state";
import { recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { lockRows, runTransaction } from "~/server/db/transaction";
import type { StoredCv } from "~/server/files/cv";
import type { HeldCv } from "~/server/forms/held-cv";
import { keepReceipt, type Receipt } from "~/server/forms/receipts";
import { confirmToVisitor, notifyStaff } from "~/server/mail/notices";
import { mailLocale } from "~/server/mail/texts";
import { applicationRetentionEnd } from "~/server/operations/personal-data/retention-end";
import { AppError, fromPrisma } from "~/server/platform/errors";
import { translatorFor } from "~/server/platform/translator";

const path = "/admin/candidate";

type Application = z.output<typeof applicationFields> & {
  /** Language of the page with the form. */
  locale: Locale;
  jobPostId: number;
  sourceId: number | null;
};

type Origin = {
  ip: string;
  now: Date;
  doubt?: Doubt | null;
  /** Version of the consent text that the visitor agreed to. */
  consentVersion?: number;
};

/**
 * Stores a visitor's application. The first from an address for a post makes a candidate. Anyone can type an address, so a later
 * one is a submission beside the candidate until the candidate or staff confirm it.
 * @throws ERROR_JOB_POSTING_NOT_FOUND, ERROR_JOB_POSTING_CLOSED, ERROR_SOURCE_NOT_FOUND, ERROR_TOO_MANY_SUBMISSIONS, errors of
 * `checkPdf`; ERROR_FILE_REQUIRED for a used held CV; nothing is stored then
 * @returns null for an application that was sent twice, by its receipt
 */
export async function submitApplication(
  application: Application,
  upload: CvUpload | HeldCv | null,
  { receipt, ...origin }: Origin & { receipt?: Receipt },
) {
  return withStoredCv(upload, async (cv) => {
    try {
      return await runTransaction(async (tx) => {
        if (receipt && !(await keepReceipt(tx, receipt, origin.now, application.email))) return null;
        return saveApplication(tx, application, cv, origin);
      });
    } catch (error) {
      throw fromPrisma(error, "CANDIDATE") ?? error;
    }
  });
}

async function saveApplication(tx: Db, application: Application, cv: StoredCv | HeldCv | null, origin: Origin) {
  const { ip, now, doubt = null, consentVersion = 1 } = origin;
  const { jobPostId, email, ...person } = application;
  const job = await lockJob(tx, jobPostId, now);
  const data = { ...person, consentAt: now, consentVersion, doubt };

  const existing = await lockCandidate(tx, jobPostId, email);
  if (existing) {
    const isNew = await keepSubmission(tx, existing.id, { ...data, ip, receivedAt: now }, cv);
    if (isNew) {
      await recordActivity(tx, { actor: null, ip, action: "receive", path, record: existing });
      if (!isDoubtful(doubt)) await announceRepeated(tx, existing, data);
    }
    return { id: existing.id, isNew: false };
  }

  const retentionAt = await applicationRetentionEnd(tx, now);
  const stageChanges = { create: { to: "new", createdAt: now } } as const;
  const set = { ...data, email, jobPostId, jobTitleEn: job.titleEn, jobTitleVi: job.titleVi, appliedAt: now, retentionAt };
  const candidate = await tx.candidate.create({ data: { ...set, stage: "new", stageChanges }, select: recordSelect });
  if (cv) await keepCv(tx, candidate.id, cv, now);
  await recordActivity(tx, { actor: null, ip, action: "create", path, record: candidate });
  if (!isDoubtful(doubt)) await announce(tx, candidate, doubt);
  return { id: candidate.id, isNew: true };
}

type CandidateRecord = Prisma.CandidateGetPayload<{ select: typeof recordSelect }>;

async function announce(tx: Db, candidate: CandidateRecord, doubt: Doubt | null): Promise<void> {
  const about = { candidateId: candidate.id };
  const job = jobTitles(candidate);
  // Possibly a bot: send no confirmation (backscatter).
  if (!doubt) await confirmToVisitor(tx, "applicationReceived", { ...candidate, job: job(mailLocale(candidate.locale)) }, about);
  await notifyStaff(tx, "newApplication", { person: candidate.name, job }, { path, id: candidate.id }, about);
}

/** Asks the candidate to confirm, and tells staff. Leaves out the name that the sender typed: it may be anybody's. */
async function announceRepeated(
  tx: Db,
  candidate: CandidateRecord,
  { name, locale, doubt }: { name: string; locale: Locale; doubt: Doubt | null },
): Promise<void> {
  const about = { candidateId: candidate.id };
  const job = jobTitles(candidate);
  if (!doubt) await confirmToVisitor(tx, "applicationRepeated", { ...candidate, locale, job: job(locale) }, about);
  await notifyStaff(tx, "newApplication", { person: name, job }, { path, id: candidate.id }, about);
}

function jobTitles(candidate: Pick<CandidateRecord, "jobTitleEn" | "jobTitleVi">) {
  return (locale: Locale) => inLanguage(candidate, "jobTitle", locale) || translatorFor(locale)("mail.anyJob");
}

const recordSelect = {
  id: true,
  name: true,
  email: true,
  locale: true,
  ...inBothLanguages({ jobTitle: true }),
  version: true,
} as const satisfies Prisma.CandidateSelect;

/** Locks a post, so that simultaneous applications see each other and none arrives after it was closed. */
async function lockJob(tx: Db, id: number, now: Date) {
  await lockRows(tx, "JobPost", [id]);
  const job = await tx.jobPost.findUnique({
    where: { id },
    select: {
      ...inBothLanguages({ title: true }),
      status: true,
      publishAt: true,
      unpublishAt: true,
      state: true,
      deadline: true,
    },
  });
  if (!job || publishState(job, now) !== "live") {
    throw new AppError("ERROR_JOB_POSTING_NOT_FOUND", { field: "jobPostId" });
  }
  if (!isJobOpen(job, now)) throw new AppError("ERROR_JOB_POSTING_CLOSED");
  return job;
}

async function lockCandidate(tx: Db, jobPostId: number, email: string): Promise<CandidateRecord | null> {
  const where = { jobPostId_email: { jobPostId, email } };
  const found = await tx.candidate.findUnique({ where, select: { id: true } });
  if (!found) return null;
  await lockRows(tx, "Candidate", [found.id]);
  return tx.candidate.findUnique({ where, select: recordSelect });
}
