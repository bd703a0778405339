import { pageList, pageSchema } from "~/features/website/page/schema";
import type { Prisma } from "~/generated/prisma/client";
import { isFixedRoute } from "~/lib/fixed-routes";
import { inBothLanguages } from "~/lib/languages";
import { orderedProcedures } from "~/server/crud/router";
import { router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";
import { published, publishedProcedures } from "~/server/traits/published";
import { publishingSelect, seoSelect } from "~/server/traits/publishing";

/** The list shows no long texts. */
const listSelect = {
  id: true,
  slug: true,
  ...inBothLanguages({ title: true }),
  placement: true,
  ...publishingSelect,
  order: true,
  version: true,
  updatedAt: true,
} satisfies Prisma.PageSelect;

const select = {
  ...listSelect,
  ...inBothLanguages({ content: true }),
  ...seoSelect,
} satisfies Prisma.PageSelect;

const page = published({
  path: "/admin/page",
  code: "PAGE",
  title: ["titleEn", "titleVi", "slug"],
  isReserved: isFixedRoute,
  schema: pageSchema,
  ...pageList,
  list: (db, { searchWhere, filter, published, skip, take, orderBy }) => {
    const where = { AND: [searchWhere, filter, ...published] };
    return Promise.all([db.page.findMany({ where, select: listSelect, skip, take, orderBy }), db.page.count({ where })]);
  },
  find: (db: Db, ids: number[]) => db.page.findMany({ where: { id: { in: ids } }, select }),
  create: (db, data) => db.page.create({ data, select }),
  update: (db, where, data) => db.page.update({ where, data, select }),
  remove: (db, ids) => db.page.deleteMany({ where: { id: { in: ids } } }),
  csv: ({ titleEn, titleVi, slug, placement, status, publishAt, updatedAt }, { t }) => ({
    titleEn,
    titleVi,
    slug,
    placement: t(`page.placements.${placement}`),
    status: t(`form.${status}`),
    publishAt,
    updatedAt,
  }),
});

export const pageRouter = router({
  ...orderedProcedures(page),
  ...publishedProcedures(page),
});
