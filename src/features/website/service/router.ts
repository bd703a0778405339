import { newPartTexts, refuseExamples } from "~/features/website/page/parts/examples/data";
import { readParts } from "~/features/website/page/parts/parts";
import { serviceList, serviceSchema } from "~/features/website/service/schema";
import type { Prisma } from "~/generated/prisma/client";
import { inBothLanguages } from "~/lib/languages";
import { orderedProcedures } from "~/server/crud/router";
import { guarded, router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";
import { imageSelect } from "~/server/files/media-select";
import { withStoredParts } from "~/server/traits/parts";
import { published, publishedProcedures } from "~/server/traits/published";
import { publishingSelect, seoSelect } from "~/server/traits/publishing";

/** The list shows no long texts. */
const listSelect = {
  id: true,
  slug: true,
  ...inBothLanguages({ name: true }),
  icon: true,
  image: { select: imageSelect },
  ...publishingSelect,
  order: true,
  version: true,
  updatedAt: true,
} satisfies Prisma.ServiceSelect;

const select = {
  ...listSelect,
  ...inBothLanguages({ description: true, points: true, content: true }),
  parts: true,
  imageId: true,
  ...seoSelect,
} satisfies Prisma.ServiceSelect;

const service = published({
  path: "/admin/service",
  code: "SERVICE",
  title: ["nameEn"],
  refuse: refuseExamples,
  schema: serviceSchema,
  ...serviceList,
  list: (db, { searchWhere, filter, published, skip, take, orderBy }) => {
    const where = { AND: [searchWhere, filter, ...published] };
    return Promise.all([db.service.findMany({ where, select: listSelect, skip, take, orderBy }), db.service.count({ where })]);
  },
  find: async (db: Db, ids: number[]) => (await db.service.findMany({ where: { id: { in: ids } }, select })).map(toRow),
  create: async (db, data) => toRow(await db.service.create({ data: withStoredParts(data), select })),
  update: async (db, where, data) => toRow(await db.service.update({ where, data: withStoredParts(data), select })),
  remove: (db, ids) => db.service.deleteMany({ where: { id: { in: ids } } }),
  csv: ({ nameEn, nameVi, slug, status, publishAt, updatedAt }, { t }) => {
    return { nameEn, nameVi, slug, status: t(`form.${status}`), publishAt, updatedAt };
  },
});

export const serviceRouter = router({
  ...orderedProcedures(service),
  ...publishedProcedures(service),
  newPartTexts: guarded("/admin/service").view.query(newPartTexts),
});

function toRow({ parts, ...row }: Prisma.ServiceGetPayload<{ select: typeof select }>) {
  return { ...row, parts: readParts(parts) };
}
