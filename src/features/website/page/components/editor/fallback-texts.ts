import { type Locale, locales } from "~/i18n/routing";
import { suffixOf } from "~/lib/languages";
import { isVisibleIn, type Part } from "../../parts/parts";

/** Texts by field: `{ titleEn, titleVi }`. */
export type FallbackTexts = Readonly<Record<string, string>>;

/** Texts of the first part of a page that visitors see where it has none. */
export type OpeningTexts = (part: Part & { kind: "hero" }, locale: Locale) => { title?: unknown; lead?: unknown };

/** Returns the texts that visitors see where a part has none: only an opening has such. */
export function fallbackTexts(part: Part, parts: readonly Part[], openingTexts: OpeningTexts): FallbackTexts {
  const texts: Record<string, string> = {};
  if (part.kind !== "hero") return texts;
  for (const locale of locales) {
    if (parts.find((one) => isVisibleIn(one, locale))?.id !== part.id) continue;
    for (const [field, text] of Object.entries(openingTexts(part, locale))) {
      if (typeof text === "string" && text !== "") texts[`${field}${suffixOf[locale]}`] = text;
    }
  }
  return texts;
}
