import { type Locale, locales } from "~/i18n/routing";
import { PUBLIC_PAGE_SIZE, pageHref } from "~/lib/page-number";
import { offsetOf } from "~/lib/pagination";

type List = {
  /** Bare path of the list's first page, with its query. */
  path: string;
  /** Bare path of the unfiltered list. */
  whole: string;
  counts: Record<Locale, number>;
};

/** Counts nothing in the languages in which a page hides its list. */
export function shownCounts(counts: Record<Locale, number>, shown: readonly Locale[]): Record<Locale, number> {
  return { en: shown.includes("en") ? counts.en : 0, vi: shown.includes("vi") ? counts.vi : 0 };
}

/** Finds the languages in which a list has this page. The first page of an unfiltered list exists even when it is empty. */
export function pageLocales({ path, whole, counts }: List, page: number): Locale[] {
  return locales.filter((locale) => (path === whole && page === 1) || offsetOf(page, PUBLIC_PAGE_SIZE) < counts[locale]);
}

/** Finds the target of the language switch: the same page, else the list's first page, else the unfiltered list. */
export function pageElsewhere(list: List, page: number, other: Locale): string {
  const nearest = [page, 1].find((one) => pageLocales(list, one).includes(other));
  return nearest === undefined ? list.whole : pageHref(list.path, nearest);
}
