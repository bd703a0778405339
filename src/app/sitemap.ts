import type { MetadataRoute } from "next";
import { articleAddresses } from "~/features/news/article/data";
import { newsCategories } from "~/features/news/category/data";
import { type Locale, localePath, locales } from "~/i18n/routing";
import { database } from "~/server/db/client";
import { siteOrigin } from "~/server/origin";
import { alternateLanguages } from "./(site)/page-metadata";

export const dynamic = "force-dynamic";

/** The most addresses that one sitemap may name (sitemaps.org), two for each article. */
const MOST_ARTICLES = 20_000;

/** Every public page in every language it stands in, each with its alternates. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const db = database();
  const now = new Date();
  const origin = siteOrigin();
  const [articles, ...categories] = await Promise.all([
    articleAddresses(db, now, MOST_ARTICLES),
    ...locales.map((locale) => newsCategories(db, locale, now)),
  ]);

  const entries = (path: string, available: readonly Locale[], lastModified?: Date): MetadataRoute.Sitemap =>
    available.map((locale) => ({
      url: origin + localePath(locale, path),
      ...(lastModified && { lastModified }),
      alternates: { languages: alternateLanguages(origin, path, available) },
    }));
  const categorySlugs = new Set(categories.flat().map(({ slug }) => slug));

  return [
    ...entries("/", locales),
    ...entries("/news", locales, articles[0]?.updatedAt),
    ...[...categorySlugs].flatMap((slug) => entries(`/news/category/${slug}`, locales)),
    ...articles.flatMap(({ slug, locales: available, updatedAt }) => entries(`/news/${slug}`, available, updatedAt)),
  ];
}
