import { publishedArticles, visibleArticles } from "~/features/news/article/data";
import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { redirectedId } from "~/server/traits/slug";

const select = { id: true, slug: true, nameEn: true, nameVi: true } as const satisfies Prisma.NewsCategorySelect;

/** How many articles visitors see, by language. */
export type ArticleCounts = Record<Locale, number>;

/**
 * What visitors find in the news now: the number of all articles, and every category in its order with the number of its own.
 * The counts are by language, so that a page knows in which languages it exists.
 * @param locale the language of the categories' names
 */
export async function newsOverview(db: Db, locale: Locale, now: Date) {
  const [categories, groups] = await Promise.all([
    db.newsCategory.findMany({ select, orderBy: [{ order: "asc" }, { id: "asc" }] }),
    db.newsArticle.groupBy({ by: ["categoryId", "visibleEn", "visibleVi"], where: publishedArticles(now), _count: true }),
  ]);
  const countOf = (found: typeof groups): ArticleCounts => ({
    en: sum(found.filter(({ visibleEn }) => visibleEn)),
    vi: sum(found.filter(({ visibleVi }) => visibleVi)),
  });
  return {
    counts: countOf(groups),
    categories: categories.map((row) => ({
      id: row.id,
      slug: row.slug,
      name: inLanguage(row, "name", locale),
      counts: countOf(groups.filter(({ categoryId }) => categoryId === row.id)),
    })),
  };
}

/** The present address of a category that had this slug before; null when visitors find nothing there in this language. */
export async function movedNewsCategory(db: Db, locale: Locale, now: Date, slug: string): Promise<string | null> {
  const id = await redirectedId(db, "/admin/news-category", slug);
  if (id === null) return null;
  const category = await db.newsCategory.findFirst({
    where: { id, articles: { some: visibleArticles(locale, now) } },
    select: { slug: true },
  });
  return category?.slug ?? null;
}

function sum(groups: readonly { _count: number }[]): number {
  return groups.reduce((total, { _count }) => total + _count, 0);
}
