import type { Locale } from "~/i18n/routing";
import { inLanguage } from "~/lib/languages";

type Words = {
  figureValueEn: string | null;
  figureValueVi: string | null;
  figureLabelEn: string | null;
  figureLabelVi: string | null;
};

/** Returns a written figure in a language; null without a value. */
export function figureIn(words: Words, locale: Locale) {
  const value = inLanguage(words, "figureValue", locale);
  return value ? { value, label: inLanguage(words, "figureLabel", locale) } : null;
}
