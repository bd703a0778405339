import { categoryList, categorySchema } from "~/features/news/category/schema";
import type { Prisma } from "~/generated/prisma/client";
import { inBothLanguages } from "~/lib/languages";
import { orderedProcedures } from "~/server/crud/router";
import { router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";
import { linksTo } from "~/server/traits/record-links";
import { dropRedirects, leaveRedirect, setSlug } from "~/server/traits/slug";

const path = "/admin/news-category";

const select = {
  id: true,
  ...inBothLanguages({ name: true }),
  slug: true,
  order: true,
  version: true,
  updatedAt: true,
} satisfies Prisma.NewsCategorySelect;

export const categoryRouter = router(
  orderedProcedures({
    path,
    code: "CATEGORIES",
    table: "NewsCategory",
    title: ["nameEn"],
    schema: categorySchema,
    ...categoryList,
    list: async (db, { searchWhere: where, skip, take, orderBy }) => {
      const [rows, total] = await Promise.all([
        db.newsCategory.findMany({
          where,
          select: { ...select, _count: { select: { articles: true } } },
          skip,
          take,
          orderBy,
        }),
        db.newsCategory.count({ where }),
      ]);
      return [rows.map(({ _count, ...row }) => ({ ...row, articles: _count.articles })), total] as const;
    },
    find: (db: Db, ids: number[]) => db.newsCategory.findMany({ where: { id: { in: ids } }, select }),
    prepare: (data, before, { db }) => setSlug(db, { table: "NewsCategory", title: "name" }, data, before),
    create: (db, data) => db.newsCategory.create({ data, select }),
    update: async (db, { id, version, slug }, data) => {
      await leaveRedirect(db, path, id, slug, data.slug);
      return db.newsCategory.update({ where: { id, version }, data, select });
    },
    remove: async (db, ids) => {
      await dropRedirects(db, path, ids);
      return db.newsCategory.deleteMany({ where: { id: { in: ids } } });
    },
    usedBy: async (db, ids) => {
      const articles = await db.newsArticle.groupBy({ by: ["categoryId"], where: { categoryId: { in: ids } }, _count: true });
      const uses = articles.map(({ categoryId, _count }) => ({
        id: categoryId ?? 0,
        path: "/admin/news" as const,
        count: _count,
      }));
      return [...uses, ...(await linksTo(db, path, ids))];
    },
  }),
);
