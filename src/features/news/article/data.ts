import { articleSchema } from "~/features/news/article/schema";
import { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { inBothLanguages, inLanguage, visibleLocales } from "~/lib/languages";
import { PUBLIC_PAGE_SIZE } from "~/lib/page-number";
import { offsetOf } from "~/lib/pagination";
import { readingMinutes } from "~/lib/reading-time";
import type { Db } from "~/server/db/client";
import { findImage, imageSelect } from "~/server/files/media-select";
import { withPending } from "~/server/traits/pending";
import { isVisibleSql, sitemapPages } from "~/server/traits/public-records";
import { visibleAt } from "~/server/traits/publishing";

const cardSelect = {
  id: true,
  slug: true,
  ...inBothLanguages({ title: true, summary: true }),
  publishAt: true,
  createdAt: true,
  category: { select: { nameEn: true, nameVi: true, slug: true } },
  thumbnail: { select: imageSelect },
} as const satisfies Prisma.NewsArticleSelect;

const articleSelect = {
  ...cardSelect,
  ...inBothLanguages({ content: true }),
  status: true,
  unpublishAt: true,
  ...inBothLanguages({ visible: true, metaTitle: true, metaDescription: true }),
  categoryId: true,
  creatorName: true,
  updatedAt: true,
  shareImage: { select: imageSelect },
} as const satisfies Prisma.NewsArticleSelect;

const newestFirst = [{ publishAt: "desc" }, { id: "desc" }] as const satisfies Prisma.NewsArticleOrderByWithRelationInput[];

/** Article in a list, in one language. */
export type ArticleCard = NonNullable<Awaited<ReturnType<typeof featuredArticle>>>;

/** Article on its own page, in one language. */
export type Article = NonNullable<Awaited<ReturnType<typeof articleBySlug>>>;

type NewsPage = { page: number; categoryId?: number };

/** Reads one page of news, newest first. */
export async function articlePage(db: Db, locale: Locale, now: Date, { page, categoryId }: NewsPage) {
  // Ids first: the index alone skips the earlier articles of a deep page.
  const ids = await db.newsArticle.findMany({
    where: { ...visibleAt(now, locale), ...(categoryId !== undefined && { categoryId }) },
    select: { id: true },
    orderBy: newestFirst,
    skip: offsetOf(page, PUBLIC_PAGE_SIZE),
    take: PUBLIC_PAGE_SIZE,
  });
  const rows = await db.newsArticle.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    select: cardSelect,
    orderBy: newestFirst,
  });
  return rows.map((row) => toCard(row, locale));
}

/** Reads the newest articles, except one that the page already shows. */
export async function latestArticles(db: Db, locale: Locale, now: Date, take: number, exceptId?: number) {
  const rows = await db.newsArticle.findMany({
    where: { ...visibleAt(now, locale), ...(exceptId !== undefined && { id: { not: exceptId } }) },
    select: cardSelect,
    orderBy: newestFirst,
    take,
  });
  return rows.map((row) => toCard(row, locale));
}

export async function latestOfCategory(db: Db, locale: Locale, now: Date, categoryId: number, take: number) {
  const where = { ...visibleAt(now, locale), categoryId };
  const rows = await db.newsArticle.findMany({ where, select: cardSelect, orderBy: newestFirst, take });
  return rows.map((row) => toCard(row, locale));
}

/** Reads those of the articles that visitors can see in this language now, in no particular order. */
export async function articlesById(db: Db, locale: Locale, now: Date, ids: readonly number[]) {
  const where = { ...visibleAt(now, locale), id: { in: [...ids] } };
  const rows = await db.newsArticle.findMany({ where, select: cardSelect });
  return rows.map((row) => toCard(row, locale));
}

/** Reads the newest featured article, else the newest; null when there is none. */
export async function featuredArticle(db: Db, locale: Locale, now: Date) {
  const where = visibleAt(now, locale);
  const row =
    (await db.newsArticle.findFirst({ where: { ...where, featured: true }, select: cardSelect, orderBy: newestFirst })) ??
    (await db.newsArticle.findFirst({ where, select: cardSelect, orderBy: newestFirst }));
  return row && toCard(row, locale);
}

/** Reads an article that visitors can see in this language now. */
export async function articleBySlug(db: Db, locale: Locale, now: Date, slug: string) {
  const row = await db.newsArticle.findFirst({ where: { ...visibleAt(now, locale), slug }, select: articleSelect });
  return row && toArticle(row, locale, visibleLocales(row));
}

/** Reads an article whatever its state, with its pending changes: for previews only. */
export async function draftBySlug(db: Db, locale: Locale, slug: string) {
  const stored = await db.newsArticle.findUnique({ where: { slug }, select: articleSelect });
  if (!stored) return null;
  const image = (id: number) => findImage(db, id);
  const row = await withPending(db, "/admin/news", stored, articleSchema, {
    category: (id) => db.newsCategory.findUnique({ where: { id }, select: cardSelect.category.select }),
    thumbnail: image,
    shareImage: image,
  });
  return toArticle(row, locale, []);
}

/** Articles to read next: same category first, then the newest. */
export async function relatedArticles(db: Db, locale: Locale, now: Date, article: { id: number; categoryId: number | null }) {
  const take = 3;
  const where = visibleAt(now, locale);
  const read = (more: Prisma.NewsArticleWhereInput, count: number) =>
    db.newsArticle.findMany({ where: { AND: [where, more] }, select: cardSelect, orderBy: newestFirst, take: count });

  const { id, categoryId } = article;
  const near = categoryId === null ? [] : await read({ categoryId, id: { not: id } }, take);
  const newest =
    near.length === take ? [] : await read({ id: { notIn: [id, ...near.map((row) => row.id)] } }, take - near.length);
  return [...near, ...newest].map((row) => toCard(row, locale));
}

/** Reads the newest articles with full texts, for the feed. */
export async function feedArticles(db: Db, locale: Locale, now: Date) {
  const rows = await db.newsArticle.findMany({
    where: visibleAt(now, locale),
    select: { ...cardSelect, contentEn: true, contentVi: true, updatedAt: true },
    orderBy: newestFirst,
    take: 20,
  });
  return rows.map((row) => ({
    ...toCard(row, locale),
    content: inLanguage(row, "content", locale) ?? "",
    updatedAt: row.updatedAt,
  }));
}

/** Range of article ids, both ends included. */
export type IdRange = { first: number; last: number };

/** Ranges of `size` ids that contain a visible article, for the parts of the sitemap. */
export async function articleRanges(db: Db, now: Date, size: number): Promise<IdRange[]> {
  return db.$queryRaw`
    SELECT "first", "first" + ${size}::int - 1 AS "last"
    FROM generate_series(1, (SELECT max("id") FROM "NewsArticle"), ${size}::int) AS ranges ("first")
    WHERE EXISTS (
      SELECT FROM "NewsArticle" WHERE "id" BETWEEN "first" AND "first" + ${size}::int - 1 AND ${isVisibleSql("/admin/news", now)}
    )
    ORDER BY "first"`;
}

/** Pages of the articles in a range, for the sitemap. */
export function articlePages(db: Db, now: Date, { first, last }: IdRange) {
  return sitemapPages(db, "/admin/news", now, Prisma.sql`"id" BETWEEN ${first} AND ${last}`);
}

function toCard(row: Prisma.NewsArticleGetPayload<{ select: typeof cardSelect }>, locale: Locale) {
  return {
    id: row.id,
    slug: row.slug,
    title: inLanguage(row, "title", locale) ?? "",
    summary: inLanguage(row, "summary", locale) ?? "",
    // Only the preview of a draft has no publishing date.
    publishedAt: row.publishAt ?? row.createdAt,
    category: row.category && { name: inLanguage(row.category, "name", locale), slug: row.category.slug },
    thumbnail: row.thumbnail,
  };
}

function toArticle(row: Prisma.NewsArticleGetPayload<{ select: typeof articleSelect }>, locale: Locale, locales: Locale[]) {
  const card = toCard(row, locale);
  const content = inLanguage(row, "content", locale) ?? "";
  return {
    ...card,
    content,
    minutes: readingMinutes(content, locale),
    metaTitle: inLanguage(row, "metaTitle", locale) || card.title,
    metaDescription: inLanguage(row, "metaDescription", locale) || card.summary,
    shareImage: row.shareImage,
    picture: row.thumbnail,
    categoryId: row.categoryId,
    creatorName: row.creatorName,
    updatedAt: row.updatedAt,
    /** Languages for hreflang and the language switch. */
    locales,
  };
}
