import type { z } from "zod";
import type { applicationFields } from "~/features/career/application/schema";
import type { candidateSchema } from "~/features/career/candidate/schema";
import { type CvUpload, keepCv, withStoredCv } from "~/features/career/cv/mutations";
import { isJobOpen } from "~/features/career/post/schema";
import type { Prisma } from "~/generated/prisma/client";
import type { CandidateStage, Doubt } from "~/generated/prisma/enums";
import type { Locale } from "~/i18n/routing";
import { addMonths } from "~/lib/dates";
import { isDoubtful } from "~/lib/doubts";
import { inLanguage } from "~/lib/languages";
import { publishState } from "~/lib/publish-state";
import { type Changes, changesBetween, recordActivity } from "~/server/activity";
import type { Db } from "~/server/db/client";
import { lockRows, runTransaction } from "~/server/db/transaction";
import { AppError, fromPrisma } from "~/server/errors";
import type { StoredCv } from "~/server/files/cv";
import { confirmToVisitor, notifyStaff } from "~/server/mail/notices";
import { mailLocale } from "~/server/mail/texts";
import { translatorFor } from "~/server/translator";

const path = "/admin/candidate";

/** A stage in which nothing more is done: who applies again from there is new. */
const closedStages: readonly CandidateStage[] = ["rejected", "withdrawn"];

type Application = z.output<typeof applicationFields> &
  Pick<z.output<typeof candidateSchema>, "jobPostId" | "sourceId"> & {
    /** Of the page that it was written on. */
    locale: Locale;
  };

/** Who writes, when and from where; `actor` is null for a visitor. */
type Submission = {
  actor: { id: number; name: string } | null;
  ip: string;
  now: Date;
  /** Why a robot may have sent it. */
  doubt?: Doubt | null;
  /** Of the text that a visitor agreed to. */
  consentVersion?: number;
};

/**
 * Keeps an application that a visitor sends (who has consented, and is answered by mail) or staff enter. The same address for the same post again is one
 * application: with the newest words, every CV, and the earlier introduction as a note.
 * @returns the candidate's id, and whether it is a new one
 * @throws ERROR_JOB_POSTING_NOT_FOUND, also when visitors don't see the post; for visitors ERROR_JOB_POSTING_CLOSED (locked or
 * past its deadline); ERROR_SOURCE_NOT_FOUND; what `checkPdf` throws. Nothing is kept then.
 */
export function submitApplication(application: Application, upload: CvUpload | StoredCv | null, submission: Submission) {
  return withStoredCv(upload, async (cv) => {
    try {
      return await runTransaction((tx) => saveApplication(tx, application, cv, submission));
    } catch (error) {
      throw fromPrisma(error, "CANDIDATE") ?? error;
    }
  });
}

async function saveApplication(tx: Db, application: Application, cv: StoredCv | null, submission: Submission) {
  const { actor, ip, now, doubt = null, consentVersion = 1 } = submission;
  const { jobPostId, email } = application;
  const job = jobPostId === null ? null : await lockJob(tx, jobPostId, actor ? null : now);
  const settings = await tx.setting.findUnique({ where: { id: 1 }, select: { retentionMonths: true } });
  const data = {
    ...application,
    ...(job && { jobTitleEn: job.titleEn, jobTitleVi: job.titleVi }),
    ...(!actor && { consentAt: now, consentVersion }),
    doubt,
    appliedAt: now,
    retentionAt: addMonths(now, settings?.retentionMonths ?? 12),
    // Out of the trash again.
    deletedAt: null,
  };

  const before = jobPostId === null ? null : await lockCandidate(tx, jobPostId, email);
  const stage = before && !before.deletedAt && !closedStages.includes(before.stage) ? before.stage : "new";
  const set = before
    ? {
        ...data,
        stage,
        phone: data.phone ?? before.phone,
        introduction: data.introduction || before.introduction,
        // Where they came from first.
        sourceId: before.sourceId ?? data.sourceId,
      }
    : { ...data, stage };
  const candidate = before
    ? await tx.candidate.update({ where: { id: before.id }, data: { ...set, version: { increment: 1 } }, select: recordSelect })
    : await tx.candidate.create({ data: set, select: recordSelect });

  const candidateId = candidate.id;
  if (before?.stage !== stage) {
    const change = { candidateId, from: before?.stage ?? null, to: stage, actorName: actor?.name ?? "", createdAt: now };
    await tx.candidateStageChange.create({ data: change, select: { id: true } });
  }
  if (before?.introduction && before.introduction !== set.introduction) {
    const { introduction: text, name: authorName, appliedAt: createdAt } = before;
    await tx.candidateNote.create({ data: { candidateId, text, authorName, createdAt }, select: { id: true } });
  }
  if (cv) await keepCv(tx, candidateId, cv, now);

  const changes = withoutValues(changesBetween(before ?? {}, set));
  await recordActivity(tx, { actor, ip, action: before ? "update" : "create", path, record: candidate, changes });
  if (!actor && !isDoubtful(doubt)) await announce(tx, candidate, doubt);
  return { id: candidateId, isNew: before === null };
}

/** Confirms an application to its sender, and tells staff of it. */
async function announce(tx: Db, candidate: Prisma.CandidateGetPayload<{ select: typeof recordSelect }>, doubt: Doubt | null) {
  const { id, name, locale } = candidate;
  const about = { candidateId: id };
  const job = (locale: Locale) => inLanguage(candidate, "jobTitle", locale) || translatorFor(locale)("mail.anyJob");
  // What no person may have typed is answered to no address.
  if (!doubt) await confirmToVisitor(tx, "applicationReceived", { ...candidate, job: job(mailLocale(locale)) }, about);
  await notifyStaff(tx, "newApplication", { person: name, job }, { path, id }, about);
}

const recordSelect = {
  id: true,
  name: true,
  email: true,
  locale: true,
  jobTitleEn: true,
  jobTitleVi: true,
  version: true,
} as const satisfies Prisma.CandidateSelect;

const applicationSelect = {
  ...recordSelect,
  phone: true,
  introduction: true,
  jobPostId: true,
  sourceId: true,
  stage: true,
  consentAt: true,
  consentVersion: true,
  deletedAt: true,
  appliedAt: true,
  retentionAt: true,
} as const satisfies Prisma.CandidateSelect;

/**
 * A post, locked until the transaction ends: applications for it come one after the other, so that two at once from one address
 * find each other, and none slips in after the post was closed.
 * @param now to check that visitors may apply; null for staff
 */
async function lockJob(tx: Db, id: number, now: Date | null) {
  await lockRows(tx, "JobPost", [id]);
  const job = await tx.jobPost.findUnique({
    where: { id },
    select: {
      titleEn: true,
      titleVi: true,
      status: true,
      publishAt: true,
      unpublishAt: true,
      state: true,
      deadline: true,
    },
  });
  if (!job || (now && publishState(job, now) !== "live")) {
    throw new AppError("ERROR_JOB_POSTING_NOT_FOUND", { field: "jobPostId" });
  }
  if (now && !isJobOpen(job, now)) throw new AppError("ERROR_JOB_POSTING_CLOSED");
  return job;
}

async function lockCandidate(tx: Db, jobPostId: number, email: string) {
  const where = { jobPostId_email: { jobPostId, email } };
  const found = await tx.candidate.findUnique({ where, select: { id: true } });
  if (!found) return null;
  await lockRows(tx, "Candidate", [found.id]);
  return tx.candidate.findUnique({ where, select: applicationSelect });
}

/** The activity log keeps no personal data, only which fields changed. */
function withoutValues(changes: Changes): Changes {
  const { stage, ...personal } = changes;
  const blank = Object.keys(personal).map((field): [string, Changes[string]] => [field, [null, null]]);
  return { ...Object.fromEntries(blank), ...(stage && { stage }) };
}
