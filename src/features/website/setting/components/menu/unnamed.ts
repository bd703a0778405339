import { type Locale, locales } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";
import { type FooterColumn, type HeaderEntry, linksOf } from "~/lib/menus";
import { hasUsualName, type PageNames } from "./page-names";

/** An entry without a name in a language, called by its other name or its address; a column without any name has its number. */
type Unnamed = { locale: Locale; name: string; column?: number };

type Menus = { headerMenu: readonly HeaderEntry[]; footerMenu: readonly FooterColumn[] };

/** Finds the entries and columns that visitors of a language do not see because they have no name in it. */
export function findUnnamed(menus: Menus, names: PageNames): Unnamed[] {
  const { header, footer } = linksOf(menus);
  const parents = new Set(menus.headerMenu.filter(({ items }) => items.length > 0).map(({ id }) => id));
  const links = [...header, ...footer].filter(({ id, href }) => href !== null || parents.has(id));
  const columns = menus.footerMenu.map((column, index) => ({ ...column, number: index + 1 }));
  return locales.flatMap((locale) => [
    ...links
      .filter((link) => !inLanguage(link, "label", locale) && !hasUsualName(link, names[locale]))
      .map(({ labelEn, labelVi, href }) => ({ locale, name: labelEn || labelVi || href || "" })),
    ...columns
      .filter((column) => column.items.length > 0 && !inLanguage(column, "title", locale) && !names[locale][column.id])
      .map(({ titleEn, titleVi, number }) => ({ locale, name: titleEn || titleVi || "", column: number })),
  ]);
}
