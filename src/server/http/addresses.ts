import { defaultLocale, localePath, splitLocale } from "~/i18n/routing";
import { publicUrl } from "~/server/pages/public-routes";

type Redirect = { status: 307 | 308; location: string };

/**
 * The redirect of a URL, before anything is rendered. Each page has one URL, without double slashes and without a slash at its end;
 * English has the bare path, from which clients that chose Vietnamese are redirected to the Vietnamese page.
 * @param url as it is in the request
 */
export function redirectOf(url: string, prefersVietnamese: boolean): Redirect | null {
  const [rawPath = "", query = ""] = url.split(/(?=\?)(.*)/s);
  if (!rawPath.startsWith("/")) return null;
  // A browser takes a backslash for a slash, and "//name" for another site.
  const path = rawPath.replace(/[/\\]+/g, "/").replace(/(?<=.)\/$/, "");
  if (path !== rawPath) return { status: 308, location: path + query };
  if (/^\/en(?:\/|$)/.test(path)) return { status: 308, location: (path.slice("/en".length) || "/") + query };
  const isLed = prefersVietnamese && isPage(path) && splitLocale(path).locale === defaultLocale;
  return isLed ? { status: 307, location: localePath("vi", path) + query } : null;
}

/** Files, which have a dot in their path, are not redirected by language. */
function isPage(path: string): boolean {
  return publicUrl(path) !== null && !path.includes(".");
}

/** Whether the path of an address can be decoded. */
export function isReadable(url: string): boolean {
  const [path = ""] = url.split("?");
  try {
    decodeURIComponent(path);
    return path.startsWith("/");
  } catch {
    return false;
  }
}

/** Whether an address below /auth is none of the account pages: Next would take it for a page of text in a language "auth". */
export function isUnknownAccountPage(url: string): boolean {
  return /^\/auth(?:\/(?!(?:login|register|verify|forgot|reset)\/?(?:[?#]|$))|[?#]|$)/.test(url);
}

/** The URL of a not-found page in the same part of the site. */
export function missingUrl(url: string): string {
  // No route matches it: its page is in the language that the client chose. That of the back office is empty without JavaScript.
  if (/^\/(?:admin|auth)(?:\/|$)/.test(url)) return "/auth/404/404";
  return localePath(splitLocale(url).locale, "/404");
}
