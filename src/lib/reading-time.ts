import type { Locale } from "~/i18n/routing";
import { plainText } from "~/lib/html-text";

/** Words a minute on a screen. Vietnamese counts syllables, of which a word has one or two. */
const pace = { en: 230, vi: 300 };

export function readingMinutes(html: string, locale: Locale): number {
  const words = plainText(html).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / pace[locale]));
}
