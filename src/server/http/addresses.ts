import { defaultLocale, type Locale, localePath, splitLocale } from "~/i18n/routing";
import { canonicalPath } from "~/lib/site-path";
import { missingPage, publicUrl } from "~/server/pages/public-routes";

type Redirect = { status: 307 | 308; location: string };

/** Redirects to a page's canonical URL. Bare paths are English; clients that chose Vietnamese are redirected. */
export function redirectOf(url: string, prefersVietnamese: boolean): Redirect | null {
  const [rawPath = "", query = ""] = url.split(/(?=\?)(.*)/s);
  const path = canonicalPath(rawPath);
  if (path === null) return null;
  if (path !== rawPath) return { status: 308, location: path + query };
  if (/^\/en(?:\/|$)/.test(path)) return { status: 308, location: (path.slice("/en".length) || "/") + query };
  const isLed = prefersVietnamese && isPage(path) && splitLocale(path).locale === defaultLocale;
  return isLed ? { status: 307, location: localePath("vi", path) + query } : null;
}

function isPage(path: string): boolean {
  return publicUrl(path) !== null && !path.includes(".");
}

/** Whether a URL has a canonical path and, as requests must, no fragment. */
export function isReadable(url: string): boolean {
  const [path = "", query = ""] = url.split(/\?(.*)/s);
  return canonicalPath(path) !== null && !query.includes("#");
}

export function partOf(url: string): "api" | "back office" | "accounts" | "public" {
  const [, first] = /^\/(api|admin|auth)(?:[/?#]|$)/.exec(url) ?? [];
  if (first === "api") return "api";
  if (first === "admin") return "back office";
  return first === "auth" ? "accounts" : "public";
}

/** Builds the URL of the not-found page. @param chosen language for URLs without one */
export function missingUrl(url: string, chosen: Locale): string {
  return missingPage(partOf(url) === "public" ? splitLocale(url).locale : chosen);
}

/** Proxies send the absolute form (RFC 9112, 3.2.2). @returns null for another site's URL */
export function ownTarget(url: string, ownHosts: readonly (string | undefined)[]): { url: string; host?: string } | null {
  if (!/^[a-z][a-z\d+.-]*:/i.test(url)) return { url };
  const [, host = "", rest = ""] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(url) ?? [];
  if (host === "" || !ownHosts.some((own) => own?.toLowerCase() === host.toLowerCase())) return null;
  return { url: rest.startsWith("/") ? rest : `/${rest}`, host };
}

/** Returns the path of a URL for the log. Queries can hold what a person searched for. */
export function pathOf(url: string): string {
  return url.split("?")[0] ?? "";
}
