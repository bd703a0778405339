import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import { readingMinutes } from "~/lib/reading-time";
import type { Db } from "~/server/db/client";
import { imageSelect } from "~/server/files/media-select";
import { redirectedId } from "~/server/traits/slug";

/** Articles on one page of the news. */
export const NEWS_PAGE_SIZE = 12;

const cardSelect = {
  id: true,
  slug: true,
  titleEn: true,
  titleVi: true,
  summaryEn: true,
  summaryVi: true,
  publishAt: true,
  createdAt: true,
  category: { select: { nameEn: true, nameVi: true, slug: true } },
  thumbnail: { select: imageSelect },
} as const satisfies Prisma.NewsArticleSelect;

const articleSelect = {
  ...cardSelect,
  contentEn: true,
  contentVi: true,
  status: true,
  unpublishAt: true,
  visibleEn: true,
  visibleVi: true,
  metaTitleEn: true,
  metaTitleVi: true,
  metaDescriptionEn: true,
  metaDescriptionVi: true,
  categoryId: true,
  creatorName: true,
  updatedAt: true,
  shareImage: { select: imageSelect },
} as const satisfies Prisma.NewsArticleSelect;

// The one published without a date comes first: it is as new as can be. Publishing in the back office always sets the date.
const newestFirst = [{ publishAt: "desc" }, { id: "desc" }] as const satisfies Prisma.NewsArticleOrderByWithRelationInput[];

/** What a list shows of an article, in one language. */
export type ArticleCard = NonNullable<Awaited<ReturnType<typeof featuredArticle>>>;

/** An article as its own page shows it, in one language. */
export type Article = NonNullable<Awaited<ReturnType<typeof articleBySlug>>>;

/** Which articles a visitor sees in a language at a moment: the publishing window is part of every query. */
export function visibleArticles(locale: Locale, now: Date): Prisma.NewsArticleWhereInput {
  return { ...publishedArticles(now), ...(locale === "vi" ? { visibleVi: true } : { visibleEn: true }) };
}

/** Which articles are published at a moment, whatever language they appear in. */
export function publishedArticles(now: Date) {
  return {
    status: "published",
    AND: [
      { OR: [{ publishAt: null }, { publishAt: { lte: now } }] },
      { OR: [{ unpublishAt: null }, { unpublishAt: { gt: now } }] },
    ],
  } satisfies Prisma.NewsArticleWhereInput;
}

/** One page of the news, newest first, of one category or of all, with the number of pages. */
export async function articlePage(db: Db, locale: Locale, now: Date, page: number, categoryId?: number) {
  const where = { ...visibleArticles(locale, now), ...(categoryId !== undefined && { categoryId }) };
  const [rows, total] = await Promise.all([
    db.newsArticle.findMany({
      where,
      select: cardSelect,
      orderBy: newestFirst,
      skip: (page - 1) * NEWS_PAGE_SIZE,
      take: NEWS_PAGE_SIZE,
    }),
    db.newsArticle.count({ where }),
  ]);
  return { articles: rows.map((row) => toCard(row, locale)), total, pages: Math.max(1, Math.ceil(total / NEWS_PAGE_SIZE)) };
}

/** The newest articles, without one that is shown elsewhere on the page. */
export async function latestArticles(db: Db, locale: Locale, now: Date, take: number, exceptId?: number) {
  const rows = await db.newsArticle.findMany({
    where: { ...visibleArticles(locale, now), ...(exceptId !== undefined && { id: { not: exceptId } }) },
    select: cardSelect,
    orderBy: newestFirst,
    take,
  });
  return rows.map((row) => toCard(row, locale));
}

/** The newest article marked as featured, else the newest of all; null while there is none. */
export async function featuredArticle(db: Db, locale: Locale, now: Date) {
  const where = visibleArticles(locale, now);
  const row =
    (await db.newsArticle.findFirst({ where: { ...where, featured: true }, select: cardSelect, orderBy: newestFirst })) ??
    (await db.newsArticle.findFirst({ where, select: cardSelect, orderBy: newestFirst }));
  return row && toCard(row, locale);
}

/** The article at an address, when visitors see it in this language now. */
export async function articleBySlug(db: Db, locale: Locale, now: Date, slug: string) {
  const row = await db.newsArticle.findFirst({ where: { ...visibleArticles(locale, now), slug }, select: articleSelect });
  return row && toArticle(row, locale, visibleLocales(row));
}

/** The article at an address as it would look, published or not: for previews only. */
export async function draftBySlug(db: Db, locale: Locale, slug: string) {
  const row = await db.newsArticle.findUnique({ where: { slug }, select: articleSelect });
  return row && toArticle(row, locale, []);
}

/** The present address of an article that had this slug before; null when there is none that visitors see in this language. */
export async function movedArticle(db: Db, locale: Locale, now: Date, slug: string): Promise<string | null> {
  const id = await redirectedId(db, "/admin/news", slug);
  if (id === null) return null;
  const article = await db.newsArticle.findFirst({
    where: { ...visibleArticles(locale, now), id },
    select: { slug: true },
  });
  return article?.slug ?? null;
}

/** Other articles to read after one: of its category first, then the newest. */
export async function relatedArticles(db: Db, locale: Locale, now: Date, article: { id: number; categoryId: number | null }) {
  const take = 3;
  const where = visibleArticles(locale, now);
  const read = (more: Prisma.NewsArticleWhereInput, count: number) =>
    db.newsArticle.findMany({ where: { AND: [where, more] }, select: cardSelect, orderBy: newestFirst, take: count });

  const { id, categoryId } = article;
  const near = categoryId === null ? [] : await read({ categoryId, id: { not: id } }, take);
  const others =
    near.length === take ? [] : await read({ id: { notIn: [id, ...near.map((row) => row.id)] } }, take - near.length);
  return [...near, ...others].map((row) => toCard(row, locale));
}

/** The newest articles with their whole texts, for the feed. */
export async function feedArticles(db: Db, locale: Locale, now: Date) {
  const rows = await db.newsArticle.findMany({
    where: visibleArticles(locale, now),
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

/** Every address of an article that some visitor sees, with the languages it stands in: for the sitemap. */
export async function articleAddresses(db: Db, now: Date, take: number) {
  const rows = await db.newsArticle.findMany({
    where: { OR: [visibleArticles("en", now), visibleArticles("vi", now)] },
    select: { slug: true, visibleEn: true, visibleVi: true, updatedAt: true },
    orderBy: newestFirst,
    take,
  });
  return rows.map((row) => ({ slug: row.slug, updatedAt: row.updatedAt, locales: visibleLocales(row) }));
}

function visibleLocales(row: { visibleEn: boolean; visibleVi: boolean }): Locale[] {
  return [...(row.visibleEn ? (["en"] as const) : []), ...(row.visibleVi ? (["vi"] as const) : [])];
}

function toCard(row: Prisma.NewsArticleGetPayload<{ select: typeof cardSelect }>, locale: Locale) {
  return {
    id: row.id,
    slug: row.slug,
    title: inLanguage(row, "title", locale) ?? "",
    summary: inLanguage(row, "summary", locale) ?? "",
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
    shareImage: row.shareImage ?? row.thumbnail,
    categoryId: row.categoryId,
    creatorName: row.creatorName,
    updatedAt: row.updatedAt,
    /** The languages it stands in, for hreflang and the language switch. */
    locales,
  };
}
