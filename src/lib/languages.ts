import type { Locale } from "~/i18n/routing";

/** Returns a bilingual text in one language: `inLanguage(row, "title", "vi")` is `row.titleVi`. */
export function inLanguage<Field extends string, Row extends Record<`${Field}En` | `${Field}Vi`, unknown>>(
  row: Row,
  field: Field,
  locale: Locale,
): Row[`${Field}En`] | Row[`${Field}Vi`] {
  return locale === "vi" ? row[`${field}Vi`] : row[`${field}En`];
}

export function visibleLocales(row: { visibleEn: boolean; visibleVi: boolean }): Locale[] {
  return [...(row.visibleEn ? (["en"] as const) : []), ...(row.visibleVi ? (["vi"] as const) : [])];
}
