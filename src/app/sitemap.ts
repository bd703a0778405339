import type { MetadataRoute } from "next";
import { articleAddresses } from "~/features/news/article/data";
import { newsOverview } from "~/features/news/category/data";
import { defaultLocale, type Locale, localePath, locales } from "~/i18n/routing";
import { database } from "~/server/db/client";
import { siteOrigin } from "~/server/http/origin";
import { pageLocales } from "./(site)/news-pages";
import { alternateLanguages } from "./(site)/page-metadata";

export const dynamic = "force-dynamic";

/** The most addresses that one sitemap may name (sitemaps.org), two for each article. */
const MOST_ARTICLES = 20_000;

/** Every public page in every language it stands in, each with its alternates. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const db = database();
  const now = new Date();
  const origin = siteOrigin();
  const [articles, { categories }] = await Promise.all([
    articleAddresses(db, now, MOST_ARTICLES),
    newsOverview(db, defaultLocale, now),
  ]);

  // Next writes addresses into the XML as they are.
  const entries = (path: string, available: readonly Locale[], lastModified?: Date): MetadataRoute.Sitemap =>
    available.map((locale) => ({
      url: origin + localePath(locale, path),
      ...(lastModified && { lastModified }),
      alternates: { languages: alternateLanguages(origin, path, available) },
    }));

  return [
    ...entries("/", locales),
    ...entries("/news", locales, articles[0]?.updatedAt),
    ...categories.flatMap(({ slug, counts }) => {
      const path = `/news/category/${encodeURIComponent(slug)}`;
      return entries(path, pageLocales(path, 1, counts));
    }),
    ...articles.flatMap(({ slug, locales: available, updatedAt }) =>
      entries(`/news/${encodeURIComponent(slug)}`, available, updatedAt),
    ),
  ];
}
