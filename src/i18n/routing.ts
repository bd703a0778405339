export const locales = ["en", "vi"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en";

/** The cookie that a language switch writes. It chooses the language of the back office and leads a bare public path to its own. */
export const localeCookie = "locale";

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The language that a language switch leads to. */
export function otherLocale(locale: Locale): Locale {
  return locale === "vi" ? "en" : "vi";
}

/** The address of a public page in a language, from its bare path: English has no prefix, every other language has one. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** The other way round: the language that a path names and the bare path behind it. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const [, first, rest] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  if (!isLocale(first)) return { locale: defaultLocale, path };
  return { locale: first, path: rest?.startsWith("/") ? rest : `/${rest ?? ""}` };
}
