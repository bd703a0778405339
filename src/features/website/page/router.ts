import { z } from "zod";
import { menusWith } from "~/features/website/menu/data";
import { pageList, pageSchema } from "~/features/website/page/schema";
import { addToMenu } from "~/features/website/setting/mutations";
import type { Prisma } from "~/generated/prisma/client";
import { isFixedRoute } from "~/lib/fixed-routes";
import { inBothLanguages } from "~/lib/languages";
import { menuNames } from "~/lib/menus";
import { recordLinkTo } from "~/lib/record-link";
import { findOne, id } from "~/server/crud/entity";
import { orderedProcedures } from "~/server/crud/router";
import { guarded, router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";
import { withStoredParts } from "~/server/traits/parts";
import { published, publishedProcedures } from "~/server/traits/published";
import { publishingSelect, seoSelect } from "~/server/traits/publishing";
import { newPartTexts, refuseExamples } from "./parts/examples/data";
import { readParts } from "./parts/parts";

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
  list: (db, { searchWhere, filter, published, skip, take, orderBy }) => {
    const where = { AND: [searchWhere, filter, ...published] };
    return Promise.all([db.page.findMany({ where, select: listSelect, skip, take, orderBy }), db.page.count({ where })]);
  },
  find: async (db: Db, ids: number[]) => (await db.page.findMany({ where: { id: { in: ids } }, select })).map(toRow),
  create: async (db, data) => toRow(await db.page.create({ data: withStoredParts(data), select })),
  update: async (db, where, data) => toRow(await db.page.update({ where, data: withStoredParts(data), select })),
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

const procedure = guarded("/admin/page");

export const pageRouter = router({
  ...orderedProcedures(page),
  ...publishedProcedures(page),
  newPartTexts: procedure.view.query(newPartTexts),

  /** Names the menus that lead to a page. */
  menus: procedure.view.input(z.object({ id })).query(({ ctx, input }) => menusWith(ctx.db, linkTo(input.id))),

  /** Adds a page to the end of a menu that does not lead to it yet. @throws ERROR_PAGE_NOT_FOUND */
  addToMenu: procedure.edit.input(z.object({ id, menu: z.enum(menuNames) })).mutation(async ({ ctx, input }) => {
    await findOne(page, ctx.db, input.id);
    await addToMenu(input.menu, linkTo(input.id), ctx);
  }),
});

function linkTo(id: number): string {
  return recordLinkTo({ path: "/admin/page", id });
}

function toRow({ parts, ...row }: Prisma.PageGetPayload<{ select: typeof select }>) {
  return { ...row, parts: readParts(parts) };
}
