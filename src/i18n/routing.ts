export const locales = ["en", "vi"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en";

/** Language cookie. Sets the back office's language and redirects bare public paths. */
export const localeCookie = "locale";

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

export function otherLocale(locale: Locale): Locale {
  return locale === "vi" ? "en" : "vi";
}

/** Builds a public path from a bare path: English has no prefix. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** Splits a public path into language and bare path. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const [, first, rest] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  if (!isLocale(first)) return { locale: defaultLocale, path };
  return { locale: first, path: rest?.startsWith("/") ? rest : `/${rest ?? ""}` };
}
