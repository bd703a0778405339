import { defaultLocale, localePath, splitLocale } from "~/i18n/routing";
import { canonicalPath } from "~/lib/site-path";
import { missingPage, publicUrl } from "~/server/pages/public-routes";

type Redirect = { status: 307 | 308; location: string };

/**
 * The redirect of a URL, before anything else is decided. Each page has one URL, whose path is canonical; English has the bare path,
 * from which clients that chose Vietnamese are redirected to the Vietnamese page.
 * @param url as it is in the request
 */
export function redirectOf(url: string, prefersVietnamese: boolean): Redirect | null {
  const [rawPath = "", query = ""] = url.split(/(?=\?)(.*)/s);
  const path = canonicalPath(rawPath);
  if (path === null) return null;
  if (path !== rawPath) return { status: 308, location: path + query };
  if (/^\/en(?:\/|$)/.test(path)) return { status: 308, location: (path.slice("/en".length) || "/") + query };
  const isLed = prefersVietnamese && isPage(path) && splitLocale(path).locale === defaultLocale;
  return isLed ? { status: 307, location: localePath("vi", path) + query } : null;
}

/** Files, which have a dot in their path, are not redirected by language. */
function isPage(path: string): boolean {
  return publicUrl(path) !== null && !path.includes(".");
}

/** Whether an address has a canonical path and, as a request must, no fragment. */
export function isReadable(url: string): boolean {
  const [path = "", query = ""] = url.split(/\?(.*)/s);
  return canonicalPath(path) !== null && !query.includes("#");
}

/** Whether an address below /auth is none of the account pages: Next would take it for a page of text in a language "auth". */
export function isUnknownAccountPage(url: string): boolean {
  return /^\/auth(?:\/(?!(?:login|register|verify|forgot|reset)\/?(?:[?#]|$))|[?#]|$)/.test(url);
}

/** The URL of a not-found page in the same part of the site. */
export function missingUrl(url: string): string {
  // No route matches it: its page is in the language that the client chose. That of the back office is empty without JavaScript.
  if (/^\/(?:admin|auth)(?:\/|$)/.test(url)) return "/auth/404/404";
  return missingPage(splitLocale(url).locale);
}
