import { visibleArticles } from "~/features/news/article/data";
import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { redirectedId } from "~/server/slug-redirect";

const select = { id: true, slug: true, nameEn: true, nameVi: true } as const satisfies Prisma.NewsCategorySelect;

/** The categories in which visitors see an article in this language now, in their order, each with the number of those. */
export async function newsCategories(db: Db, locale: Locale, now: Date) {
  const rows = await db.newsCategory.findMany({
    where: { articles: { some: visibleArticles(locale, now) } },
    select: { ...select, _count: { select: { articles: { where: visibleArticles(locale, now) } } } },
    orderBy: [{ order: "asc" }, { id: "asc" }],
  });
  return rows.map((row) => ({ ...toCategory(row, locale), count: row._count.articles }));
}

/** The category at an address, with or without articles. */
export async function newsCategoryBySlug(db: Db, locale: Locale, slug: string) {
  const row = await db.newsCategory.findUnique({ where: { slug }, select });
  return row && toCategory(row, locale);
}

/** The present address of a category that had this slug before. */
export async function movedNewsCategory(db: Db, slug: string): Promise<string | null> {
  const id = await redirectedId(db, "/admin/news-category", slug);
  if (id === null) return null;
  const category = await db.newsCategory.findUnique({ where: { id }, select: { slug: true } });
  return category?.slug ?? null;
}

function toCategory(row: Prisma.NewsCategoryGetPayload<{ select: typeof select }>, locale: Locale) {
  return { id: row.id, slug: row.slug, name: inLanguage(row, "name", locale) };
}
