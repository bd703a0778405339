import { categoryList, categorySchema } from "~/features/news/category/schema";
import type { Prisma } from "~/generated/prisma/client";
import { crudRouter } from "~/server/crud";
import { dropRedirects, leaveRedirect } from "~/server/traits/slug";

const path = "/admin/news-category";

const select = {
  id: true,
  nameEn: true,
  nameVi: true,
  slug: true,
  order: true,
  version: true,
  updatedAt: true,
} satisfies Prisma.NewsCategorySelect;

export const categoryRouter = crudRouter({
  path,
  code: "CATEGORIES",
  table: "NewsCategory",
  schema: categorySchema,
  ...categoryList,
  defaultSort: { by: "order", dir: "ASC" },
  isOrdered: true,
  list: (db, { skip, take, orderBy, matching }) =>
    Promise.all([
      db.newsCategory.findMany({
        where: matching,
        select: { ...select, _count: { select: { articles: true } } },
        skip,
        take,
        orderBy,
      }),
      db.newsCategory.count({ where: matching }),
    ]),
  byIds: (db, ids) => db.newsCategory.findMany({ where: { id: { in: ids } }, select }),
  create: (db, data) => db.newsCategory.create({ data, select }),
  update: async (db, id, data) => {
    const { slug } = await db.newsCategory.findUniqueOrThrow({ where: { id }, select: { slug: true } });
    await leaveRedirect(db, path, id, slug, data.slug ?? slug);
    return db.newsCategory.update({ where: { id }, data, select });
  },
  delete: async (db, ids) => {
    await dropRedirects(db, path, ids);
    return db.newsCategory.deleteMany({ where: { id: { in: ids } } });
  },
  usedBy: async (db, ids) => {
    const articles = await db.newsArticle.groupBy({ by: ["categoryId"], where: { categoryId: { in: ids } }, _count: true });
    return articles.map(({ categoryId, _count }) => ({ id: categoryId ?? 0, path: "/admin/news" as const, count: _count }));
  },
  label: (category) => category.nameEn,
});
