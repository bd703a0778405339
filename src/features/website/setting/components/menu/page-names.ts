import { createContext } from "react";
import type { Locale } from "~/i18n/routing";
import type { MenuLink } from "~/lib/menus";
import { linkedRecord } from "~/lib/record-link";

/**
 * The product's names in each language: of its pages by their bare paths, of columns of the footer by their ids, and what visitors
 * read on the menu of the entries that stand under "More".
 */
export type PageNames = Readonly<Record<Locale, Readonly<Record<string, string>> & { more: string }>>;

export const PageNamesContext = createContext<PageNames>({ en: { more: "" }, vi: { more: "" } });

/** Whether an entry without a label has the name of its page in a language. A linked record has its title. */
export function hasUsualName({ href }: Pick<MenuLink, "href">, names: PageNames[Locale]): boolean {
  return href !== null && (names[href] !== undefined || linkedRecord(href) !== null);
}
