import { z } from "zod";
import { jobStates, postList, postSchema } from "~/features/career/post/schema";
import type { Prisma } from "~/generated/prisma/client";
import type { JobState } from "~/generated/prisma/enums";
import { inLanguage } from "~/lib/languages";
import { changeMany } from "~/server/crud/change-many";
import { ids } from "~/server/crud/entity";
import { inTransaction } from "~/server/crud/in-transaction";
import { defineRecord } from "~/server/crud/record";
import { crudProcedures } from "~/server/crud/router";
import type { Db } from "~/server/db/client";
import { changedIllustrations, illustrationsOf } from "~/server/traits/illustrations";
import { dropPending, pendingProcedures, readPublished } from "~/server/traits/pending";
import { previewProcedures } from "~/server/traits/preview-links";
import { publishingSelect, seoSelect, setPublishAt } from "~/server/traits/publishing";
import { linksTo } from "~/server/traits/record-links";
import { cleanRichText } from "~/server/traits/rich-text";
import { dropRedirects, leaveRedirect, setSlug } from "~/server/traits/slug";
import { guarded, router } from "~/server/trpc";

const path = "/admin/career";
const richTexts = ["descriptionEn", "descriptionVi", "requirementEn", "requirementVi", "benefitEn", "benefitVi"] as const;

/** What the list shows: none of the long texts. */
const listSelect = {
  id: true,
  slug: true,
  titleEn: true,
  titleVi: true,
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
  descriptionEn: true,
  descriptionVi: true,
  requirementEn: true,
  requirementVi: true,
  benefitEn: true,
  benefitVi: true,
  locationEn: true,
  locationVi: true,
  positionId: true,
  levelId: true,
  officeId: true,
  workMode: true,
  employmentType: true,
  ...seoSelect,
  updatedAt: true,
} satisfies Prisma.JobPostSelect;

const post = {
  ...defineRecord({
    path,
    code: "JOB_POSTING",
    table: "JobPost",
    title: ["titleEn", "titleVi", "slug"],
    schema: postSchema,
    find: (db: Db, ids: number[]) => db.jobPost.findMany({ where: { id: { in: ids } }, select }),
    prepare: async (data, before, { db, now }) => ({
      ...cleanRichText(data, richTexts),
      ...(await setSlug(db, { table: "JobPost", title: "title" }, data, before)),
      ...setPublishAt(data, before, now),
    }),
    update: async (db, before, data) => {
      const { id, version, slug } = before;
      await leaveRedirect(db, path, id, slug, data.slug);
      const illustrations = await changedIllustrations(db, before, data, richTexts);
      await renameForCandidates(db, id, data);
      return db.jobPost.update({ where: { id, version }, data: { ...data, ...illustrations }, select });
    },
  }),
  updateMany: (db: Db, ids: number[], data: { state: JobState }) =>
    db.jobPost.updateMany({ where: { id: { in: ids } }, data: { ...data, version: { increment: 1 } } }),
};

export const postRouter = router({
  ...crudProcedures({
    ...post,
    ...postList,
    defaultSort: { by: "createdAt", dir: "DESC" },
    list: (
      db,
      { searchWhere, filter: { missing, deadline, status, publishAt, hasChanges, ...filter }, skip, take, orderBy },
      now,
    ) =>
      readPublished(db, path, { status, publishAt, hasChanges }, now, (published) => {
        const until = { deadline: { gte: deadline?.from, lte: deadline?.to } };
        const where = { AND: [searchWhere, filter, until, ...published, missing ? lacking[missing] : {}] };
        return Promise.all([
          db.jobPost.findMany({ where, select: listSelect, skip, take, orderBy }),
          db.jobPost.count({ where }),
        ]);
      }),
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
      status: t(`form.${row.status}`),
      publishAt: row.publishAt,
      createdAt: row.createdAt,
    }),
    create: async (db, data) => {
      const connect = await illustrationsOf(
        db,
        richTexts.map((field) => data[field]),
      );
      return db.jobPost.create({ data: { ...data, illustrations: { connect } }, select });
    },
    usedBy: (db, ids) => linksTo(db, path, ids),
    // Candidates keep the title of the post that they applied for.
    remove: async (db, ids) => {
      await Promise.all([dropRedirects(db, path, ids), dropPending(db, path, ids)]);
      return db.jobPost.deleteMany({ where: { id: { in: ids } } });
    },
  }),

  ...pendingProcedures({ ...post, path, images: ["shareImageId"], richTexts }),
  ...previewProcedures({ ...post, path }),

  /**
   * Opens posts to applications, or locks them. Those that are so already stay as they are.
   * @returns how many were changed
   * @throws ERROR_JOB_POSTING_NOT_FOUND when one does not exist
   */
  setState: guarded(path)
    .edit.input(z.object({ ids, state: z.enum(jobStates) }))
    .mutation(({ ctx, input: { ids, state } }) => inTransaction(post, (tx) => changeMany(tx, post, ids, { state }, ctx))),
});

/** Candidates bear the title of their post, to keep it when the post goes. */
async function renameForCandidates(
  db: Db,
  id: number,
  { titleEn, titleVi }: { titleEn?: string | null; titleVi?: string | null },
) {
  if (titleEn === undefined && titleVi === undefined) return;
  await db.candidate.updateMany({ where: { jobPostId: id }, data: { jobTitleEn: titleEn, jobTitleVi: titleVi } });
}

/** Posts that lack something that visitors read in a language. */
const lacking: Record<"en" | "vi", Prisma.JobPostWhereInput> = {
  en: {
    OR: [
      { titleEn: null },
      { descriptionEn: null },
      { requirementEn: null },
      { benefitEn: null },
      { officeId: null, locationEn: null },
    ],
  },
  vi: {
    OR: [
      { titleVi: null },
      { descriptionVi: null },
      { requirementVi: null },
      { benefitVi: null },
      { officeId: null, locationVi: null },
    ],
  },
};
