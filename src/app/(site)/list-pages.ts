import { type Locale, locales } from "~/i18n/routing";
import { PUBLIC_PAGE_SIZE, pageHref } from "~/lib/page-number";
import { offsetOf } from "~/lib/pagination";

/** A list on several pages. */
type List = {
  /** The bare path of its first page, with its query if it has one. */
  path: string;
  /** The bare path of the whole list, which this one is or is a part of. */
  whole: string;
  /** How many records visitors see on it, by language. */
  counts: Record<Locale, number>;
};

/** The languages in which a list has this page. The first page of a whole list is there even with nothing on it. */
export function pageLocales({ path, whole, counts }: List, page: number): Locale[] {
  return locales.filter((locale) => (path === whole && page === 1) || offsetOf(page, PUBLIC_PAGE_SIZE) < counts[locale]);
}

/** Where the language switch of a list's page leads: to the same page, else the first of the list, else the whole list. */
export function pageElsewhere(list: List, page: number, other: Locale): string {
  const nearest = [page, 1].find((one) => pageLocales(list, one).includes(other));
  return nearest === undefined ? list.whole : pageHref(list.path, nearest);
}
