import { z } from "zod";
import { articleList, articleSchema } from "~/features/news/article/schema";
import type { Prisma } from "~/generated/prisma/client";
import { optionalReference } from "~/lib/fields";
import { inBothLanguages, inLanguage } from "~/lib/languages";
import { changeProcedure } from "~/server/crud/change-many";
import { readLastDeletion, valueBefore } from "~/server/crud/history";
import { crudProcedures } from "~/server/crud/router";
import { isWhole, rowCount } from "~/server/crud/row-count";
import { router } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";
import { imageSelect } from "~/server/files/media-select";
import { published, publishedProcedures } from "~/server/traits/published";
import { publishingSelect, seoSelect } from "~/server/traits/publishing";

const path = "/admin/news";

/** The list shows no long texts. */
const listSelect = {
  id: true,
  slug: true,
  ...inBothLanguages({ title: true }),
  ...publishingSelect,
  featured: true,
  category: { select: { nameEn: true, nameVi: true } },
  thumbnail: { select: imageSelect },
  creatorName: true,
  creatorEmail: true,
  createdAt: true,
  updatedAt: true,
  version: true,
} satisfies Prisma.NewsArticleSelect;

const select = {
  ...listSelect,
  ...inBothLanguages({ summary: true, content: true }),
  ...seoSelect,
  categoryId: true,
  thumbnailId: true,
} satisfies Prisma.NewsArticleSelect;

const article = {
  ...published({
    path,
    code: "NEWS",
    title: ["titleEn", "titleVi", "slug"],
    schema: articleSchema,
    ...articleList,
    defaultSort: { by: "createdAt", dir: "DESC" },
    list: (db, { searchWhere, filter, published, skip, take, orderBy }) => {
      const conditions = [filter, searchWhere, ...published];
      const where = { AND: conditions };
      return Promise.all([
        db.newsArticle.findMany({ where, select: listSelect, skip, take, orderBy }),
        isWhole(...conditions) ? rowCount(db, "NewsArticle") : db.newsArticle.count({ where }),
      ]);
    },
    find: (db: Db, ids: number[]) => db.newsArticle.findMany({ where: { id: { in: ids } }, select }),
    create: (db, data, { actor }) => db.newsArticle.create({ data: { ...data, ...creatorOf(actor) }, select }),
    restore: async (db, data, _deleted, { actor }) => {
      const creator = (await readCreator(db, data.id)) ?? creatorOf(actor);
      return db.newsArticle.create({ data: { ...data, ...creator }, select });
    },
    update: (db, where, data) => db.newsArticle.update({ where, data, select }),
    remove: (db, ids) => db.newsArticle.deleteMany({ where: { id: { in: ids } } }),
    csv: (article, { t, locale }) => ({
      titleEn: article.titleEn,
      titleVi: article.titleVi,
      category: article.category && inLanguage(article.category, "name", locale),
      status: t(`form.${article.status}`),
      featured: article.featured,
      publishAt: article.publishAt,
      creatorName: article.creatorName,
      createdAt: article.createdAt,
    }),
  }),
  updateMany: (db: Db, ids: number[], data: { categoryId: number | null }) =>
    db.newsArticle.updateMany({ where: { id: { in: ids } }, data: { ...data, version: { increment: 1 } } }),
};

export const articleRouter = router({
  ...crudProcedures(article),
  ...publishedProcedures(article),

  /** Puts articles into a category. @throws ERROR_CATEGORIES_NOT_FOUND, ERROR_NEWS_NOT_FOUND; none is changed then */
  setCategory: changeProcedure(article, z.object({ categoryId: optionalReference })),
});

function creatorOf({ id, name, email }: { id: number; name: string; email: string }) {
  return { creatorId: id, creatorName: name, creatorEmail: email };
}

const creatorFields = z.object({ creatorName: z.string(), creatorEmail: z.email() });

/** Reads who wrote a deleted article: it keeps its author when somebody else restores it. */
async function readCreator(db: Db, id: number) {
  const deletion = await readLastDeletion(db, path, id);
  if (!deletion) return null;
  const names = Object.keys(creatorFields.shape).map((field) => [field, valueBefore(deletion, field)]);
  const { data: creator } = creatorFields.safeParse(Object.fromEntries(names));
  if (!creator) return null;
  const account = await db.user.findUnique({ where: { email: creator.creatorEmail }, select: { id: true } });
  return { ...creator, creatorId: account?.id ?? null };
}
