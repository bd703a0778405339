import type { Locale } from "~/i18n/routing";

/** Ending of a bilingual field's name in each language, such as "En" in titleEn. */
export const suffixOf = { en: "En", vi: "Vi" } as const satisfies Record<Locale, string>;

/** Returns a bilingual text in one language: `inLanguage(row, "title", "vi")` is `row.titleVi`. */
export function inLanguage<Field extends string, Row extends Record<`${Field}En` | `${Field}Vi`, unknown>>(
  row: Row,
  field: Field,
  locale: Locale,
): Row[`${Field}En`] | Row[`${Field}Vi`] {
  return row[`${field}${suffixOf[locale]}`];
}

type InBothLanguages<Fields> = { [Field in keyof Fields & string as `${Field}En` | `${Field}Vi`]: Fields[Field] };

/** Names bilingual fields in both languages: `inBothLanguages({ title: true })` is `{ titleEn: true, titleVi: true }`. */
export function inBothLanguages<const Fields extends object>(fields: Fields): InBothLanguages<Fields>;
export function inBothLanguages(fields: object): object {
  const inBoth = Object.entries(fields).flatMap(([name, value]) => [
    [`${name}En`, value],
    [`${name}Vi`, value],
  ]);
  return Object.fromEntries(inBoth);
}

/** Builds the where clause of records that have no text in a language: of one of these fields, each without its language. */
export function lacksTexts(fields: readonly string[], language: Locale | undefined): { OR?: Record<string, null>[] } {
  return language ? { OR: fields.map((field) => ({ [`${field}${suffixOf[language]}`]: null })) } : {};
}

export function visibleLocales(row: { visibleEn: boolean; visibleVi: boolean }): Locale[] {
  return [...(row.visibleEn ? (["en"] as const) : []), ...(row.visibleVi ? (["vi"] as const) : [])];
}
