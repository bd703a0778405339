import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import type { Db } from "~/server/db/client";
import { visibleAt } from "~/server/traits/publishing";
import { movedSlug } from "~/server/traits/slug";

const select = { id: true, slug: true, nameEn: true, nameVi: true } as const satisfies Prisma.NewsCategorySelect;

/** Visible articles by language. */
export type ArticleCounts = Record<Locale, number>;

/**
 * Counts the visible articles, in all and by category. Counts are by language: a page exists in the languages with articles.
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
 * Counts the articles published at a moment. Triggers keep a table of counts for all published articles; the few that are
 * scheduled or expired are found by an index.
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

/** Finds the current address of a category that had this slug; null when visitors can't see it in this language. */
export function movedNewsCategory(db: Db, locale: Locale, now: Date, slug: string): Promise<string | null> {
  return movedSlug(db, "/admin/news-category", slug, (id) =>
    db.newsCategory.findFirst({ where: { id, articles: { some: visibleAt(now, locale) } }, select: { slug: true } }),
  );
}

function sumByLocale(groups: readonly Group[]): ArticleCounts {
  const sum = (some: readonly Group[]) => some.reduce((total, { rows }) => total + rows, 0);
  return { en: sum(groups.filter(({ visibleEn }) => visibleEn)), vi: sum(groups.filter(({ visibleVi }) => visibleVi)) };
}
