import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { visibleAt } from "~/server/traits/publishing";
import { movedSlug } from "~/server/traits/slug";

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
    countArticles(db, now),
  ]);
  return {
    counts: sumByLocale(groups),
    categories: categories.map((row) => ({
      id: row.id,
      slug: row.slug,
      name: inLanguage(row, "name", locale),
      counts: sumByLocale(groups.filter(({ categoryId }) => categoryId === row.id)),
    })),
  };
}

type Group = { categoryId: number | null; visibleEn: boolean; visibleVi: boolean; rows: number };

/**
 * How many articles are published at a moment. The table of counts, kept by triggers, has all that are published; those whose
 * time is still to come or is over are few, and found by an index.
 */
function countArticles(db: Db, now: Date): Promise<Group[]> {
  return db.$queryRaw`
    SELECT "categoryId", "visibleEn", "visibleVi", sum("rows")::int AS "rows" FROM (
      SELECT "categoryId", "visibleEn", "visibleVi", "rows" FROM "PublishedArticleCount"
      UNION ALL
      SELECT "categoryId", "visibleEn", "visibleVi", -1 FROM "NewsArticle" WHERE "status" = 'published' AND "publishAt" > ${now}
      UNION ALL
      SELECT "categoryId", "visibleEn", "visibleVi", -1 FROM "NewsArticle"
        WHERE "status" = 'published' AND "publishAt" <= ${now} AND "unpublishAt" <= ${now}
    ) AS counts GROUP BY "categoryId", "visibleEn", "visibleVi"`;
}

/** The present address of a category that had this slug before; null when visitors find nothing there in this language. */
export function movedNewsCategory(db: Db, locale: Locale, now: Date, slug: string): Promise<string | null> {
  return movedSlug(db, "/admin/news-category", slug, (id) =>
    db.newsCategory.findFirst({ where: { id, articles: { some: visibleAt(now, locale) } }, select: { slug: true } }),
  );
}

function sumByLocale(groups: readonly Group[]): ArticleCounts {
  const sum = (some: readonly Group[]) => some.reduce((total, { rows }) => total + rows, 0);
  return { en: sum(groups.filter(({ visibleEn }) => visibleEn)), vi: sum(groups.filter(({ visibleVi }) => visibleVi)) };
}
