import { type Locale, localePath, splitLocale } from "~/i18n/routing";
import { searchTerm } from "~/lib/search-words";
import { isInternalPath, normalPath } from "~/lib/site-path";

/** The query parameters that a public page reads, in the order of its address; every other is dropped before it is rendered. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  "/career": ["position", "level", "office", "page"],
  "/career/[slug]": ["sent"],
  "/contact": ["sent"],
  "/news": ["page"],
  "/news/category/[slug]": ["page"],
  "/search": ["q", "page"],
};

/** The one form of a value, empty where it means nothing: each other form shows the same page, and would only fill the memory. */
const meanings: Readonly<Record<string, (value: string) => string>> = {
  page: only(/^(?!1$)[1-9]\d{0,5}$/),
  q: searchTerm,
  sent: only(/^1$/),
  position: only(/^[1-9]\d{0,8}$/),
  level: only(/^[1-9]\d{0,8}$/),
  office: only(/^[1-9]\d{0,8}$/),
};

/** The pages whose bodies stand in for answers that Next leaves empty. By their own address there is nothing. */
const standIns = { 404: "/not-found-page", 410: "/link-ended-page", 429: "/too-many-requests-page", 500: "/error-page" } as const;

/** A status whose answers have a page of their own. */
export type StandInStatus = keyof typeof standIns;

/** The pages that are reached by a link with a token, from a mail: never kept, and never named in the log. */
const privatePage = /^\/(?:contact|my-data)\/(?!erased$)[^/]+(?:\/change)?$/;

/** An address longer than this is not worth keeping its page. */
export const longestUrl = 512;

/**
 * The one address of what a visitor asks for: path and declared parameters, nothing else.
 * @param url as it is in the request
 * @returns null for what is no public page, for private ones, and for addresses that are written as no link is
 */
export function publicUrl(url: string): string | null {
  const [rawPath = "", query = ""] = url.split(/\?(.*)/s);
  const path = normalPath(rawPath);
  if (path === null || isInternalPath(path)) return null;
  const { locale, path: barePath } = splitLocale(path);
  if (privatePage.test(barePath)) return null;
  // A character that no text has, such as NUL, is one that the database refuses.
  if (isStandIn(path) || /%(?:[01].|7F)/.test(path)) return missingPage(locale);
  const declared = parametersOf(barePath);
  if (declared.length === 0 || query === "") return path;
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams(
    declared.flatMap((name) => {
      const value = meanings[name]?.(given.get(name) ?? "");
      return value ? [[name, value]] : [];
    }),
  );
  return kept.size > 0 ? `${path}?${kept}` : path;
}

/** An address that no page has, in the language of the not-found page to answer with. */
export function missingPage(locale: Locale): string {
  return localePath(locale, "/404");
}

/** The page that stands in for an empty answer with this status, in the language of the address that was asked for. */
export function standIn(url: string, status: StandInStatus): string {
  return localePath(splitLocale(url).locale, standIns[status]);
}

/** Whether a public page is the answer to a search or a narrowed list: there are as many of them as there are words and ids. */
export function isSearch(url: string): boolean {
  return /^\/search\?|^\/career\?(?!page=)/.test(splitLocale(url).path);
}

/** Whether a public page only stands in for empty answers. */
export function isStandIn(url: string): boolean {
  const { path } = splitLocale(url);
  return Object.values(standIns).some((known) => known === path);
}

function parametersOf(path: string): readonly string[] {
  const segments = path.split("/");
  const route = Object.keys(parameters).find((pattern) => {
    const wanted = pattern.split("/");
    return wanted.length === segments.length && wanted.every((part, index) => part.startsWith("[") || part === segments[index]);
  });
  return route === undefined ? [] : (parameters[route] ?? []);
}

function only(pattern: RegExp): (value: string) => string {
  return (value) => (pattern.test(value) ? value : "");
}
