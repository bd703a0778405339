import { cache } from "react";
import { NEWS_PAGE_SIZE } from "~/features/news/article/data";
import { type ArticleCounts, newsOverview } from "~/features/news/category/data";
import { type Locale, locales } from "~/i18n/routing";
import { pageHref } from "~/lib/page-number";
import { database } from "~/server/db/client";

/** The counts and categories of the news, read once for a page and its metadata. */
export const currentNews = cache((locale: Locale) => newsOverview(database(), locale, new Date()));

/** How many pages a list of so many articles has: one even with nothing on it. */
export function pageCount(articles: number): number {
  return Math.max(1, Math.ceil(articles / NEWS_PAGE_SIZE));
}

/** The languages in which a list of articles has this page. The first page of all news is there even with nothing on it. */
export function pageLocales(path: string, page: number, counts: ArticleCounts): Locale[] {
  return locales.filter((locale) => (path === "/news" && page === 1) || (page - 1) * NEWS_PAGE_SIZE < counts[locale]);
}

/** Where the language switch of a list's page leads: to the same page, else the first of the list, else all news. */
export function pageElsewhere(path: string, page: number, other: Locale, counts: ArticleCounts): string {
  const nearest = [page, 1].find((one) => pageLocales(path, one, counts).includes(other));
  return nearest === undefined ? "/news" : pageHref(path, nearest);
}
