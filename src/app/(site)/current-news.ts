import { cache } from "react";
import { newsOverview } from "~/features/news/category/data";
import type { Locale } from "~/i18n/routing";
import { database } from "~/server/db/client";

/** Cached for the page and its metadata. */
export const currentNews = cache((locale: Locale) => newsOverview(database(), locale, new Date()));
