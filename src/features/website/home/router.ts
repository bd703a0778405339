import { z } from "zod";
import { addressOf } from "~/features/public-records";
import { constantFields, homeList, homeSchema } from "~/features/website/home/schema";
import { newPartTexts, refuseExamples } from "~/features/website/page/parts/examples/data";
import { readParts } from "~/features/website/page/parts/parts";
import type { Prisma } from "~/generated/prisma/client";
import { isFixedSlug } from "~/lib/fixed-pages";
import { inBothLanguages } from "~/lib/languages";
import { listProcedures } from "~/server/crud/list";
import { recordProcedures } from "~/server/crud/record";
import { guarded, router } from "~/server/crud/trpc";
import { changesBetween } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { readSettings } from "~/server/db/settings";
import { storedParts } from "~/server/traits/parts";
import { pendingProcedures } from "~/server/traits/pending";
import { previewProcedures } from "~/server/traits/preview-links";
import { publishedRecords } from "~/server/traits/published";
import { publishingSelect, seoSelect } from "~/server/traits/publishing";

/** The list shows no long texts. */
const listSelect = {
  id: true,
  slug: true,
  ...inBothLanguages({ title: true, lacks: true }),
  ...publishingSelect,
  version: true,
  updatedAt: true,
} satisfies Prisma.FixedPageSelect;

const select = {
  id: true,
  slug: true,
  ...inBothLanguages({ title: true }),
  ...publishingSelect,
  parts: true,
  ...seoSelect,
  version: true,
  updatedAt: true,
} satisfies Prisma.FixedPageSelect;

const fixedPages = publishedRecords({
  path: "/admin/home",
  code: "FIXED_PAGE",
  refuse: refuseExamples,
  title: ["titleEn", "titleVi"],
  schema: homeSchema,
  ...homeList,
  list: (db, { searchWhere, filter, published, skip, take, orderBy }) => {
    const where = { AND: [searchWhere, filter, ...published] };
    return Promise.all([
      db.fixedPage.findMany({ where, select: listSelect, skip, take, orderBy }),
      db.fixedPage.count({ where }),
    ]);
  },
  find: async (db: Db, ids: number[]) => (await db.fixedPage.findMany({ where: { id: { in: ids } }, select })).map(toRow),
  update: async (db, where, { parts, ...data }) =>
    toRow(await db.fixedPage.update({ where, data: { ...data, ...(parts && { parts: storedParts(parts) }) }, select })),
  csv: ({ titleEn, titleVi, slug, updatedAt }, { locale }) => ({
    titleEn,
    titleVi,
    slug: addressOf("/admin/home", { slug }, locale),
    updatedAt,
  }),
});

const home = {
  ...fixedPages,
  prepare: (...[data, before, context]: Parameters<typeof fixedPages.prepare>) => {
    if (before) refuseConstants(data, before);
    return fixedPages.prepare(data, before, context);
  },
};

/** Fixed pages are neither added nor deleted, and stay published at their addresses. */
export const homeRouter = router({
  ...listProcedures(home),
  ...recordProcedures(home),
  ...pendingProcedures(home),
  ...previewProcedures(home),
  /** Texts of the settings that home shows where its opening has none. */
  siteTexts: guarded("/admin/home").view.query(({ ctx }) =>
    readSettings(ctx.db, inBothLanguages({ siteName: true, slogan: true, description: true })),
  ),
  newPartTexts: guarded("/admin/home").view.query(newPartTexts),
});

/** @throws ZodError at fields that a save may not change */
function refuseConstants(data: object, before: object): void {
  const changes = changesBetween(before, data);
  const issues = constantFields
    .filter((field) => field in changes)
    .map((field) => ({ code: "custom" as const, path: [field], message: "constant", input: undefined }));
  if (issues.length > 0) throw new z.ZodRealError(issues);
}

function toRow({ parts, slug, ...row }: Prisma.FixedPageGetPayload<{ select: typeof select }>) {
  if (!isFixedSlug(slug)) throw new Error(`"${slug}" is the slug of no fixed page`);
  return { ...row, slug, parts: readParts(parts) };
}
