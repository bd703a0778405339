import { z } from "zod";
import { candidateList, candidateSchema } from "~/features/career/candidate/schema";
import { cvSelect } from "~/features/career/cv/data";
import { letterProcedures } from "~/features/career/letter/router";
import { stageProcedures } from "~/features/career/stage/router";
import { readTimeline } from "~/features/career/timeline/data";
import type { Prisma } from "~/generated/prisma/client";
import type { CandidateStage } from "~/generated/prisma/enums";
import { inBothLanguages, inLanguage } from "~/lib/languages";
import { changeProcedure } from "~/server/crud/change-many";
import { createProcedures } from "~/server/crud/create";
import { defineEntity, findOne, id } from "~/server/crud/entity";
import { listProcedures } from "~/server/crud/list";
import { neighbourProcedures } from "~/server/crud/neighbours";
import { recordProcedures } from "~/server/crud/record";
import { rowCount, rowCountsBy } from "~/server/crud/row-count";
import type { SearchWhere } from "~/server/crud/search";
import { guarded, router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";
import { tellAssignee } from "~/server/mail/notices";
import { endPrivateLinks } from "~/server/mail/private-links";
import { applicationRetentionEnd } from "~/server/operations/personal-data/retention-end";
import { assigneeProcedures } from "~/server/traits/assignees";
import { shownOrTrash, trashProcedures, unlisted } from "~/server/traits/trash";

const path = "/admin/candidate";

const listSelect = {
  id: true,
  name: true,
  email: true,
  phone: true,
  ...inBothLanguages({ jobTitle: true }),
  source: { select: { nameEn: true, nameVi: true } },
  stage: true,
  doubt: true,
  rating: true,
  assignee: { select: { name: true } },
  appliedAt: true,
  deletedAt: true,
  version: true,
} satisfies Prisma.CandidateSelect;

const select = {
  ...listSelect,
  introduction: true,
  locale: true,
  jobPostId: true,
  sourceId: true,
  assigneeId: true,
  consentAt: true,
  consentVersion: true,
  retentionAt: true,
  cvs: {
    where: { submissionId: null },
    select: { ...cvSelect, id: true },
    orderBy: { id: "desc" },
  },
  submissions: {
    select: {
      id: true,
      state: true,
      name: true,
      phone: true,
      introduction: true,
      locale: true,
      doubt: true,
      receivedAt: true,
      cv: { select: cvSelect },
    },
    orderBy: { id: "desc" },
  },
  stageChanges: { select: { from: true }, orderBy: { id: "desc" }, take: 1 },
} satisfies Prisma.CandidateSelect;

const waiting = { state: "waiting" } as const;
/** The list also marks candidates with waiting submissions. */
const rowSelect = {
  ...listSelect,
  _count: { select: { submissions: { where: waiting } } },
} satisfies Prisma.CandidateSelect;

const candidate = defineEntity({
  path,
  code: "CANDIDATE",
  table: "Candidate",
  isPublic: false,
  title: ["name"],
  find: (db: Db, ids: number[]) => db.candidate.findMany({ where: { id: { in: ids }, anonymisedAt: null }, select }),
});

const personal = ["name", "email", "phone", "introduction"] as const;
const order = { ...candidateList, defaultSort: { by: "appliedAt", dir: "DESC" } } as const;

export const candidateRouter = router({
  ...listProcedures({
    ...candidate,
    ...order,
    list: (db, { searchWhere, filter, ...page }) => {
      const where = whereOf(searchWhere, filter);
      const { stage, ...otherFilters } = filter;
      const isNarrowed = [searchWhere, otherFilters].some((part) => Object.values(part).some(Boolean));
      return Promise.all([
        db.candidate.findMany({ where, select: rowSelect, ...page }),
        isNarrowed ? db.candidate.count({ where }) : countInStages(db, stage),
      ]);
    },
    csv: (row, { t, locale }) => ({
      name: row.name,
      email: row.email,
      phone: row.phone,
      jobPostId: inLanguage(row, "jobTitle", locale),
      sourceId: row.source && inLanguage(row.source, "name", locale),
      stage: t(`candidate.stages.${row.stage}`),
      rating: row.rating,
      assigneeId: row.assignee?.name,
      appliedAt: row.appliedAt,
    }),
  }),

  ...neighbourProcedures({
    ...candidate,
    ...order,
    ids: (db, { searchWhere, filter, ...page }) =>
      db.candidate.findMany({ where: whereOf(searchWhere, filter), select: { id: true }, ...page }),
  }),

  ...recordProcedures({
    ...candidate,
    schema: candidateSchema,
    unlogged: personal,
    update: async (db, { id, version, email }, data, { actor }) => {
      const jobTitle = await jobTitleOf(db, data.jobPostId);
      // Selects only the id: `endPrivateLinks` withdraws mails before the record is read.
      await db.candidate.update({ where: { id, version }, data: { ...data, ...jobTitle }, select: { id: true } });
      if (data.email !== undefined) await endPrivateLinks(db, id, email);
      const after = await db.candidate.findUniqueOrThrow({ where: { id }, select });
      await tellAssignee(db, "assignedCandidate", { path, ids: [id], assigneeId: data.assigneeId }, actor);
      return after;
    },
  }),

  ...createProcedures({
    ...candidate,
    schema: candidateSchema,
    unlogged: personal,
    create: async (db, data, { actor, now }) => {
      const [jobTitle, retentionAt] = await Promise.all([jobTitleOf(db, data.jobPostId), applicationRetentionEnd(db, now)]);
      const stageChanges = { create: { to: "new", actorName: actor.name, createdAt: now } } as const;
      const row = await db.candidate.create({
        data: { ...data, ...jobTitle, appliedAt: now, retentionAt, stageChanges },
        select,
      });
      await tellAssignee(db, "assignedCandidate", { path, ids: [row.id], assigneeId: data.assigneeId }, actor);
      return row;
    },
  }),

  ...trashProcedures({
    ...candidate,
    setDeletedAt: (db, ids, deletedAt) =>
      db.candidate.updateMany({ where: { id: { in: ids } }, data: { deletedAt, version: { increment: 1 } } }),
    remove: (db, ids) => db.candidate.deleteMany({ where: { id: { in: ids } } }),
  }),

  ...assigneeProcedures(path),

  assign: changeProcedure(
    {
      ...candidate,
      updateMany: async (db, ids, data, { actor }) => {
        await db.candidate.updateMany({ where: { id: { in: ids } }, data: { ...data, version: { increment: 1 } } });
        await tellAssignee(db, "assignedCandidate", { path, ids, assigneeId: data.assigneeId }, actor);
      },
    },
    candidateSchema.pick({ assigneeId: true }),
  ),

  ...stageProcedures,

  ...letterProcedures,

  /** Notes, mails, stages and ratings, newest first. */
  timeline: guarded(path)
    .view.input(z.object({ id }))
    .query(({ ctx, input }) => readTimeline(ctx.db, input.id)),

  /** The person's applications to other posts, newest first. @throws ERROR_CANDIDATE_NOT_FOUND */
  otherApplications: guarded(path)
    .view.input(z.object({ id }))
    .query(async ({ ctx, input }) => {
      const { email } = await findOne(candidate, ctx.db, input.id);
      return ctx.db.candidate.findMany({
        where: { email, id: { not: input.id }, ...shownOrTrash(undefined) },
        select: { id: true, jobTitleEn: true, jobTitleVi: true, stage: true, appliedAt: true },
        orderBy: [{ appliedAt: "desc" }, { id: "desc" }],
        take: 20,
      });
    }),

  /** Number of candidates in the stage "new", for the menu. */
  newCount: guarded(path).view.query(({ ctx }) => countInStages(ctx.db, ["new"])),
});

type CandidateFilter = z.infer<typeof candidateList.filter>;

/** Waiting submissions are shown for candidates in the trash too: accepting one may restore the candidate. */
function whereOf(searchWhere: SearchWhere, { stage, appliedAt, trash, hasWaiting, ...filter }: CandidateFilter) {
  const period = { gte: appliedAt?.from, lte: appliedAt?.to };
  return {
    ...searchWhere,
    ...filter,
    ...(hasWaiting && trash === undefined ? { anonymisedAt: null } : shownOrTrash(trash)),
    submissions: hasWaiting === undefined ? undefined : hasWaiting ? { some: waiting } : { none: waiting },
    stage: stage && { in: stage },
    appliedAt: period,
  } satisfies Prisma.CandidateWhereInput;
}

async function countInStages(db: Db, stages: readonly CandidateStage[] | undefined): Promise<number> {
  const hiddenCount = await db.candidate.count({ where: { ...unlisted, stage: stages && { in: [...stages] } } });
  if (!stages) return (await rowCount(db, "Candidate")) - hiddenCount;
  const counts = await rowCountsBy(db, { table: "Candidate", column: "stage" });
  return stages.reduce((total, stage) => total + (counts.get(stage) ?? 0), -hiddenCount);
}

/** Reads the title of a candidate's new post; the candidate keeps it when the post is deleted. */
async function jobTitleOf(db: Db, jobPostId: number | null | undefined) {
  if (jobPostId === undefined) return {};
  const post =
    jobPostId === null
      ? null
      : await db.jobPost.findUnique({ where: { id: jobPostId }, select: { titleEn: true, titleVi: true } });
  return { jobTitleEn: post?.titleEn ?? null, jobTitleVi: post?.titleVi ?? null };
}
