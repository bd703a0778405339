import { pageList, pageSchema } from "~/features/website/page/schema";
import type { Prisma } from "~/generated/prisma/client";
import { isFixedRoute } from "~/lib/fixed-routes";
import { inBothLanguages } from "~/lib/languages";
import { orderedProcedures } from "~/server/crud/router";
import { guarded, router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";
import { storedParts } from "~/server/traits/parts";
import { published, publishedProcedures } from "~/server/traits/published";
import { publishingSelect, seoSelect } from "~/server/traits/publishing";
import { newPartTexts, refuseExamples } from "./parts/examples/data";
import { type Part, readParts } from "./parts/parts";

/** The list shows no long texts. */
const listSelect = {
  id: true,
  slug: true,
  ...inBothLanguages({ title: true }),
  ...publishingSelect,
  order: true,
  version: true,
  updatedAt: true,
} satisfies Prisma.PageSelect;

const select = {
  ...listSelect,
  parts: true,
  ...seoSelect,
} satisfies Prisma.PageSelect;

const page = published({
  path: "/admin/page",
  code: "PAGE",
  title: ["titleEn", "titleVi", "slug"],
  isReserved: isFixedRoute,
  refuse: refuseExamples,
  schema: pageSchema,
  ...pageList,
  lacking: { en: { lacksEn: true }, vi: { lacksVi: true } },
  list: (db, { searchWhere, filter, published, skip, take, orderBy }) => {
    const where = { AND: [searchWhere, filter, ...published] };
    return Promise.all([db.page.findMany({ where, select: listSelect, skip, take, orderBy }), db.page.count({ where })]);
  },
  find: async (db: Db, ids: number[]) => (await db.page.findMany({ where: { id: { in: ids } }, select })).map(toRow),
  create: async (db, data) => toRow(await db.page.create({ data: toStored(data), select })),
  update: async (db, where, data) => toRow(await db.page.update({ where, data: toStored(data), select })),
  remove: (db, ids) => db.page.deleteMany({ where: { id: { in: ids } } }),
  csv: ({ titleEn, titleVi, slug, status, publishAt, updatedAt }, { t }) => ({
    titleEn,
    titleVi,
    slug,
    status: t(`form.${status}`),
    publishAt,
    updatedAt,
  }),
});

export const pageRouter = router({
  ...orderedProcedures(page),
  ...publishedProcedures(page),
  newPartTexts: guarded("/admin/page").view.query(newPartTexts),
});

function toRow({ parts, ...row }: Prisma.PageGetPayload<{ select: typeof select }>) {
  return { ...row, parts: readParts(parts) };
}

function toStored<Data extends { parts?: Part[] }>({ parts, ...data }: Data) {
  return { ...data, ...(parts && { parts: storedParts(parts) }) };
}
