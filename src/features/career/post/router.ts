import { z } from "zod";
import { jobStates, postList, postSchema } from "~/features/career/post/schema";
import type { Prisma } from "~/generated/prisma/client";
import type { JobState } from "~/generated/prisma/enums";
import { inBothLanguages, inLanguage } from "~/lib/languages";
import { changeMany } from "~/server/crud/change-many";
import { type AssociatedData, ids } from "~/server/crud/entity";
import { inTransaction } from "~/server/crud/in-transaction";
import { crudProcedures } from "~/server/crud/router";
import { guarded, router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";
import { published, publishedProcedures } from "~/server/traits/published";
import { publishingSelect, seoSelect } from "~/server/traits/publishing";
import { shownOrTrash } from "~/server/traits/trash";

/** The list shows no long texts. */
const listSelect = {
  id: true,
  slug: true,
  ...inBothLanguages({ title: true }),
  position: { select: { nameEn: true, nameVi: true } },
  level: { select: { nameEn: true, nameVi: true } },
  office: { select: { nameEn: true, nameVi: true } },
  quantity: true,
  salaryMin: true,
  salaryMax: true,
  negotiable: true,
  currency: true,
  period: true,
  deadline: true,
  state: true,
  ...publishingSelect,
  createdAt: true,
  version: true,
} satisfies Prisma.JobPostSelect;

const select = {
  ...listSelect,
  ...inBothLanguages({ description: true, requirement: true, benefit: true, location: true }),
  positionId: true,
  levelId: true,
  officeId: true,
  workMode: true,
  employmentType: true,
  ...seoSelect,
  updatedAt: true,
} satisfies Prisma.JobPostSelect;

const publishedPost = published({
  path: "/admin/career",
  code: "JOB_POSTING",
  title: ["titleEn", "titleVi", "slug"],
  schema: postSchema,
  lacking: { en: { officeId: null, locationEn: null }, vi: { officeId: null, locationVi: null } },
  ...postList,
  defaultSort: { by: "createdAt", dir: "DESC" },
  list: async (db, { searchWhere, filter: { deadline, ...filter }, published, skip, take, orderBy }) => {
    const until = { deadline: { gte: deadline?.from, lte: deadline?.to } };
    const where = { AND: [searchWhere, filter, until, ...published] };
    const [rows, total] = await Promise.all([
      db.jobPost.findMany({ where, select: listSelect, skip, take, orderBy }),
      db.jobPost.count({ where }),
    ]);
    return [await withApplicants(db, rows), total];
  },
  find: (db: Db, ids: number[]) => db.jobPost.findMany({ where: { id: { in: ids } }, select }),
  create: (db, data) => db.jobPost.create({ data, select }),
  update: async (db, where, data) => {
    // Locks the post first, as an application does.
    const after = await db.jobPost.update({ where, data, select });
    await renameForCandidates(db, where.id, data);
    return after;
  },
  // Candidates keep a copy of the title.
  remove: (db, ids) => db.jobPost.deleteMany({ where: { id: { in: ids } } }),
  csv: (row, { t, locale }) => ({
    titleEn: row.titleEn,
    titleVi: row.titleVi,
    positionId: row.position && inLanguage(row.position, "name", locale),
    levelId: row.level && inLanguage(row.level, "name", locale),
    officeId: row.office && inLanguage(row.office, "name", locale),
    quantity: row.quantity,
    salaryMin: row.salaryMin,
    salaryMax: row.salaryMax,
    negotiable: row.negotiable,
    currency: row.currency,
    period: t(`career.periods.${row.period}`),
    deadline: row.deadline,
    state: t(`career.states.${row.state}`),
    applicants: row.applicants.all,
    status: t(`form.${row.status}`),
    publishAt: row.publishAt,
    createdAt: row.createdAt,
  }),
});

const post = {
  ...publishedPost,
  associatedData: withCandidates(publishedPost.associatedData),
  updateMany: (db: Db, ids: number[], data: { state: JobState }) =>
    db.jobPost.updateMany({ where: { id: { in: ids } }, data: { ...data, version: { increment: 1 } } }),
};

export const postRouter = router({
  ...crudProcedures(post),
  ...publishedProcedures(post),

  /** Opens posts to applications or locks them. @returns how many changed @throws ERROR_JOB_POSTING_NOT_FOUND */
  setState: guarded(post.path)
    .edit.input(z.object({ ids, state: z.enum(jobStates) }))
    .mutation(({ ctx, input: { ids, state } }) => inTransaction(post, (tx) => changeMany(tx, post, ids, { state }, ctx))),
});

/** Adds how many people applied, and how many of them are new. */
async function withApplicants<Row extends { id: number }>(db: Db, rows: Row[]) {
  const counts = await db.candidate.groupBy({
    by: ["jobPostId", "stage"],
    where: { jobPostId: { in: rows.map(({ id }) => id) }, ...shownOrTrash(undefined) },
    _count: true,
  });
  return rows.map((row) => {
    const own = counts.filter(({ jobPostId }) => jobPostId === row.id);
    const all = own.reduce((total, { _count }) => total + _count, 0);
    return { ...row, applicants: { all, new: own.find(({ stage }) => stage === "new")?._count ?? 0 } };
  });
}

/** Updates the copy of the title that candidates keep in case the post is deleted. */
async function renameForCandidates(
  db: Db,
  id: number,
  { titleEn, titleVi }: { titleEn?: string | null; titleVi?: string | null },
) {
  if (titleEn === undefined && titleVi === undefined) return;
  await db.candidate.updateMany({ where: { jobPostId: id }, data: { jobTitleEn: titleEn, jobTitleVi: titleVi } });
}

/** Candidates are cut off from a deleted post, which they applied for. */
function withCandidates(own: AssociatedData): AssociatedData {
  return {
    read: async (db, ids) => {
      const attached = await own.read(db, ids);
      const where = { jobPostId: { in: ids } };
      const candidates = await db.candidate.findMany({ where, select: { id: true, jobPostId: true } });
      return new Map(
        ids.flatMap((id) => {
          const candidateIds = candidates.filter(({ jobPostId }) => jobPostId === id).map((candidate) => candidate.id);
          const published = attached.get(id);
          return candidateIds.length > 0 || published ? [[id, { candidateIds, ...(published && { published }) }]] : [];
        }),
      );
    },
    restore: async (db, id, stored) => {
      const { candidateIds, published } = attachedToPost.parse(stored);
      if (published) await own.restore(db, id, published);
      await db.candidate.updateMany({ where: { id: { in: candidateIds }, jobPostId: null }, data: { jobPostId: id } });
    },
  };
}

const attachedToPost = z.object({ candidateIds: z.array(z.number()), published: z.unknown().optional() });
