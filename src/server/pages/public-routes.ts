import { type Locale, localePath, splitLocale } from "~/i18n/routing";
import { findRoute, hasToken } from "~/lib/routes";
import { searchTerm } from "~/lib/search-words";
import { isInternalPath, normalPath } from "~/lib/site-path";

/** Normalises parameters: equivalent URLs would only fill the page cache. */
const meanings: Readonly<Record<string, (value: string) => string>> = {
  page: only(/^(?!1$)[1-9]\d{0,5}$/),
  q: searchTerm,
  sent: only(/^1$/),
  position: only(/^[1-9]\d{0,8}$/),
  level: only(/^[1-9]\d{0,8}$/),
  office: only(/^[1-9]\d{0,8}$/),
};

/** Pages whose bodies replace answers that Next leaves empty. Requests for their own URLs are answered with 404. */
const standIns = { 404: "/not-found-page", 410: "/link-ended-page", 429: "/too-many-requests-page", 500: "/error-page" } as const;

export type StandInStatus = keyof typeof standIns;

export const longestUrl = 512;

/** Canonicalises a URL. @returns null for URLs that are no public pages, for private pages, and unused spellings */
export function publicUrl(url: string): string | null {
  const [rawPath = "", query = ""] = url.split(/\?(.*)/s);
  const path = normalPath(rawPath);
  if (path === null || isInternalPath(path)) return null;
  const { locale, path: barePath } = splitLocale(path);
  const route = findRoute(barePath);
  if (route && hasToken(route)) return null;
  // Control characters such as NUL: the database refuses them.
  if (isStandIn(path) || /%(?:[01].|7F)/.test(path)) return missingPage(locale);
  const declared = route?.parameters ?? [];
  if (declared.length === 0 || query === "") return path;
  const sentParameters = new URLSearchParams(query);
  const canonical = new URLSearchParams(
    declared.flatMap((name) => {
      const value = meanings[name]?.(sentParameters.get(name) ?? "");
      return value ? [[name, value]] : [];
    }),
  );
  return canonical.size > 0 ? `${path}?${canonical}` : path;
}

/** Returns the URL in which anyone reads the page at a path without query, in a language; null for all but public pages. */
export function publicPageAt(path: string, locale: Locale): string | null {
  const { path: barePath } = splitLocale(normalPath(path) ?? "");
  const url = localePath(locale, barePath);
  const kind = findRoute(barePath)?.kind;
  const isPage = (kind === "page" || kind === "form") && !/[?#]/.test(path);
  return isPage && url.length <= longestUrl && publicUrl(url) === url ? url : null;
}

export function missingPage(locale: Locale): string {
  return localePath(locale, "/404");
}

export function standIn(url: string, status: StandInStatus): string {
  return localePath(splitLocale(url).locale, standIns[status]);
}

/** Whether a public page is a search or a filtered list: there are unlimited URLs of these. */
export function isSearch(url: string): boolean {
  return /^\/search\?|^\/career\?(?!page=)/.test(splitLocale(url).path);
}

export function isStandIn(url: string): boolean {
  const { path } = splitLocale(url);
  return Object.values(standIns).some((known) => known === path);
}

function only(pattern: RegExp): (value: string) => string {
  return (value) => (pattern.test(value) ? value : "");
}
