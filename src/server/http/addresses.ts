import { defaultLocale, localePath, splitLocale } from "~/i18n/routing";
import { publicUrl } from "~/server/pages/public-routes";

type Redirect = { status: 307 | 308; location: string };

/**
 * Where an address leads before anything is rendered. Every address is written in one way, without double slashes and without a
 * slash at its end; English is at the bare path, and those who chose Vietnamese are led from there to the Vietnamese page.
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

/** Machines read files, which have a dot in their address, as they are. */
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

/** An address that no page has, in the part of the site that another one belongs to: where its not-found page comes from. */
export function missingUrl(url: string): string {
  // Below /auth the page is in the language that the client chose; that of the back office is empty without JavaScript.
  if (/^\/(?:admin|auth)\//.test(url)) return "/auth/404";
  return localePath(splitLocale(url).locale, "/404");
}
