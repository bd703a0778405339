import { listAddresses } from "~/features/public-paths";
import { splitLocale } from "~/i18n/routing";
import { PUBLIC_PAGE_SIZE, pageNumber } from "~/lib/page-number";
import { rowCount } from "~/server/crud/row-count";
import type { Db } from "~/server/db/client";
import { isRecordAddress } from "~/server/traits/public-records";
import { isStandIn } from "./public-routes";

/** Public paths without a slug, with each language prefix and, for machines, without one. */
const fixedPaths: readonly string[] = [
  ...["/", ...listAddresses, "/contact", "/my-data/erased", "/search", "/feed.xml"],
  ...["/manifest.webmanifest", "/robots.txt", "/sitemap.xml"],
];

export function isFixedAddress(url: string): boolean {
  const { path, page } = partsOf(url);
  return page === 1 && isFixedPath(path);
}

function isFixedPath(path: string): boolean {
  return fixedPaths.includes(path) || isStandIn(path) || /^\/sitemap\/[1-9]\d{0,2}\.xml$/.test(path);
}

function partsOf(url: string): { path: string; page: number } {
  const [path = "", query = ""] = splitLocale(url).path.split("?");
  return { path, page: pageNumber(new URLSearchParams(query).get("page") ?? undefined) };
}

/** Whether a page may exist: bots try many URLs, and renders take a hundred times as long. @param url see `publicUrl` */
export async function mayExist(db: Db, url: string): Promise<boolean> {
  const { path, page } = partsOf(url);
  if (page > 1 && (page - 1) * PUBLIC_PAGE_SIZE >= (await longestList(db, path))) return false;
  if (isFixedPath(path)) return true;
  // No slug has a dot: bots look for files of other software.
  return !path.includes(".") && isRecordAddress(db, path);
}

/** Returns an upper bound of a list's records; unbounded for a search. */
async function longestList(db: Db, path: string): Promise<number> {
  if (path === "/career") return db.jobPost.count();
  return path.startsWith("/news") ? rowCount(db, "NewsArticle") : Number.POSITIVE_INFINITY;
}
