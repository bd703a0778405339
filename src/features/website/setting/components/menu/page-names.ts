import { createContext } from "react";
import { type Locale, splitLocale } from "~/i18n/routing";
import type { MenuLink } from "~/lib/menus";
import { linkedRecord } from "~/lib/record-link";

/** The product's names for what a menu may have, in one language. */
type Names = {
  /** Its own pages by their bare paths. */
  pages: Readonly<Record<string, string>>;
  /** Columns of the footer by their ids. */
  columns: Readonly<Record<string, string>>;
  /** What visitors read on the menu of the entries that stand under "More". */
  more: string;
};

export type PageNames = Readonly<Record<Locale, Names>>;

const none: Names = { pages: {}, columns: {}, more: "" };

export const PageNamesContext = createContext<PageNames>({ en: none, vi: none });

/** Returns the name of one of the product's own pages, at an address of either language. */
export function ownPageName(href: string, { pages }: Names): string | undefined {
  return pages[splitLocale(href).path];
}

/** Whether an entry without a label has the name of its page in a language. A linked record has its title. */
export function hasUsualName({ href }: Pick<MenuLink, "href">, names: Names): boolean {
  return href !== null && (ownPageName(href, names) !== undefined || linkedRecord(href) !== null);
}
