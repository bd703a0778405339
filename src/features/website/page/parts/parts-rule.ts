import type { z } from "zod";
import { type Locale, locales, otherLocale } from "~/i18n/routing";
import { flatten, formName, isSameJson } from "~/lib/items";
import { suffixOf } from "~/lib/languages";
import { refuse } from "~/lib/rules";
import { fieldsWith, type PartTexts } from "./part-texts";
import { belongsToPage, isVisibleIn, type Part, pageByKind } from "./parts";

export type Parted = { status: "draft" | "published"; visibleEn: boolean; visibleVi: boolean; parts: readonly Part[] };

/** Rule for `superRefine`: a published page has a part in each visible language, and its parts have all their texts there. */
export function partsRule(data: Parted, context: z.core.$RefinementCtx): void {
  for (const { locale, visible } of shownLanguages(data)) {
    const fields = ["status", visible, "parts"];
    if (!data.parts.some((part) => isVisibleIn(part, locale) && mayShow(part))) refuse(context, fields, "parts", "noParts");
  }
  partTextsRule(data, context);
}

/** Rule for `superRefine`: the parts of a published record have all their texts in each visible language. */
export function partTextsRule(data: Parted, context: z.core.$RefinementCtx): void {
  for (const { locale, visible } of shownLanguages(data)) {
    for (const name of missingTexts(data.parts, locale))
      refuse(context, ["status", visible, "parts"], formName(data, name), "missingLanguage");
    for (const name of missingValues(data.parts, locale))
      refuse(context, ["status", visible, "parts"], formName(data, name), "input");
  }
}

type Examples = Readonly<Partial<Record<Part["kind"], PartTexts>>>;

/** Makes a rule for `superRefine`: the parts of a published page have no example words. @param examples by kind and field */
export function exampleRule(examples: Examples) {
  return (data: Parted, context: z.core.$RefinementCtx): void => {
    for (const { index, field, visible } of exampleFields(data, examples))
      refuse(context, ["status", visible, "parts"], `parts.${index}.${field}`, "exampleWords");
  };
}

/** Lists the fields of a published page in which visitors would read example words. */
export function exampleFields(page: Parted, examples: Examples) {
  return shownLanguages(page).flatMap(({ locale, visible }) =>
    page.parts.flatMap((part, index) => {
      if (!isVisibleIn(part, locale)) return [];
      const fields = fieldsWith(part, examples[part.kind]).filter((field) => field.endsWith(suffixOf[locale]));
      return fields.map((field) => ({ index, field, visible }));
    }),
  );
}

/** Lists the languages in which visitors see a page, each with the field that says so. */
function shownLanguages(page: Omit<Parted, "parts">) {
  return locales.flatMap((locale) => {
    const visible = `visible${suffixOf[locale]}` as const;
    return page.status === "published" && page[visible] ? [{ locale, visible }] : [];
  });
}

/** Rule for `superRefine`: a page that staff add has no list of a fixed page. */
export function noOwnPartsRule({ parts }: { parts: readonly Part[] }, context: z.core.$RefinementCtx): void {
  if (parts.some(({ kind }) => belongsToPage(kind))) refuse(context, ["parts"], "parts", "ownPart");
}

/** Rule for `superRefine`: parts below a text have no opening. */
export function noOpeningRule({ parts }: { parts: readonly Part[] }, context: z.core.$RefinementCtx): void {
  if (parts.some(({ kind }) => kind === "hero")) refuse(context, ["parts"], "parts", "ownPart");
}

/** Rule for `superRefine`: a fixed page has its own list once, shown or hidden, and none of another page. */
export function ownPartsRule({ slug, parts }: { slug: string; parts: readonly Part[] }, context: z.core.$RefinementCtx): void {
  const pages = parts.flatMap(({ kind }) => (belongsToPage(kind) ? [pageByKind[kind]] : []));
  const expected = Object.values(pageByKind).filter((page) => page === slug);
  if (!isSameJson(pages, expected)) refuse(context, ["parts"], "parts", "ownPart");
}

/**
 * Names the texts of visible parts that the other language has, as flat fields; the SQL function part_lacks finds the same. A hero
 * without a title has its page's.
 */
export function missingTexts(parts: readonly Part[], locale: Locale): string[] {
  const [own, other] = [suffixOf[locale], suffixOf[otherLocale(locale)]];
  const visible = parts.filter((part) => isVisibleIn(part, locale));
  const values = flatten("parts", visible);
  const heroTitles = visible.flatMap(({ id, kind }) => (kind === "hero" ? [`parts.${id}.title${other}`] : []));
  return Object.entries(values).flatMap(([name, value]) => {
    const ownName = `${name.slice(0, -other.length)}${own}`;
    return name.endsWith(other) && typeof value === "string" && value !== "" && !values[ownName] && !heroTitles.includes(name)
      ? [ownName]
      : [];
  });
}

/** Names the values of figures that only have a label, as flat fields: visitors would see neither. */
function missingValues(parts: readonly Part[], locale: Locale): string[] {
  const visible = parts.filter((part) => isVisibleIn(part, locale));
  const values = flatten("parts", visible);
  const label = `figureLabel${suffixOf[locale]}`;
  return Object.entries(values).flatMap(([name, words]) => {
    if (!name.endsWith(label) || !words) return [];
    const value = `${name.slice(0, -label.length)}figureValue`;
    return values[`${value}En`] || values[`${value}Vi`] ? [] : [value + suffixOf[locale]];
  });
}

/** Checks that a part may show something: a text without words in either language shows nothing, and neither does an unknown part. */
function mayShow(part: Part): boolean {
  if (part.kind === "unknown") return false;
  return part.kind !== "text" || Boolean(part.contentEn || part.contentVi);
}
