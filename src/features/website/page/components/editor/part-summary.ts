import { type Locale, otherLocale } from "~/i18n/routing";
import { plainText } from "~/lib/html-text";
import { flattenItem, isTextField } from "~/lib/items";
import { suffixOf } from "~/lib/languages";
import type { Part } from "../../parts/parts";
import type { FallbackTexts } from "./fallback-texts";

const LENGTH = 80;

/**
 * Returns the beginning of a part's first text, in the other language where it has none in this one; null without texts.
 * @param fallbacks what visitors see where the part has no text
 */
export function summaryOf(part: Part, fallbacks: FallbackTexts, locale: Locale): string | null {
  for (const language of [locale, otherLocale(locale)]) {
    const suffix = suffixOf[language];
    const names = [`title${suffix}`, `lead${suffix}`, `content${suffix}`];
    const values = flattenItem("", part);
    const others = Object.keys(values).filter((name) => isTextField(name) && name.endsWith(suffix));
    for (const name of [...names, ...others.map((name) => name.slice(1))]) {
      const value = values[`.${name}`] ?? fallbacks[name];
      const text = typeof value === "string" ? plainText(value.slice(0, 4 * LENGTH)).trim() : "";
      if (text !== "") return text.slice(0, LENGTH);
    }
  }
  return null;
}
