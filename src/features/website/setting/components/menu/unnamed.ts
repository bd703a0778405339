import { type Locale, locales } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import type { FooterColumn, HeaderEntry, MenuLink } from "~/lib/menus";
import { hasUsualName, type PageNames } from "./page-names";

/** An entry or a column, called by its other name or by its address if it has one. */
type Unnamed = {
  lackingLanguages: Locale[];
  name: string | null;
  /** Number of the column; null for an entry. */
  column: number | null;
};

type Menus = { headerMenu: readonly HeaderEntry[]; footerMenu: readonly FooterColumn[] };

/** Longer addresses are cut. */
const MAX_NAME = 60;

/** Finds the entries and columns that visitors of a language do not see because they have no name in it. */
export function findUnnamed({ headerMenu, footerMenu }: Menus, names: PageNames): Unnamed[] {
  const unnamedLink = (link: MenuLink): Unnamed => ({
    lackingLanguages: locales.filter((locale) => !inLanguage(link, "label", locale) && !hasUsualName(link, names[locale])),
    name: shorten(link.labelEn || link.labelVi || link.href),
    column: null,
  });
  const header = headerMenu.flatMap((entry) => [
    ...(leadsOn(entry) || entry.items.some(leadsOn) ? [unnamedLink(entry)] : []),
    ...entry.items.filter(leadsOn).map(unnamedLink),
  ]);
  const footer = footerMenu.flatMap((column, index): Unnamed[] => {
    const links = column.items.filter(leadsOn).map(unnamedLink);
    if (links.length === 0) return [];
    const lackingLanguages = locales.filter(
      (locale) => !inLanguage(column, "title", locale) && !names[locale].columns[column.id],
    );
    return [{ lackingLanguages, name: column.titleEn || column.titleVi, column: index + 1 }, ...links];
  });
  return [...header, ...footer].filter((one) => one.lackingLanguages.length > 0);
}

function leadsOn({ href }: MenuLink): boolean {
  return href !== null;
}

function shorten(name: string | null): string | null {
  return name !== null && name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name;
}
