import { splitLocale } from "~/i18n/routing";
import { PUBLIC_PAGE_SIZE, pageNumber } from "~/lib/page-number";
import { rowCount } from "~/server/crud/row-count";
import type { Db } from "~/server/db/client";
import { isRecordAddress } from "~/server/traits/public-records";
import { isStandIn } from "./public-routes";

/** The public addresses without a slug, in either language or, for machines, in none. */
const fixedPaths: readonly string[] = [
  ...["/", "/about-us", "/career", "/contact", "/my-data/erased", "/news", "/search", "/services", "/feed.xml"],
  ...["/manifest.webmanifest", "/robots.txt", "/sitemap.xml"],
];

/** Whether a public page is at an address whatever the database holds. */
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

/**
 * Whether a public page can be at an address: false spares its render, which takes a hundred times as long as these queries. Robots
 * ask for many addresses that never were.
 * @param url public and normal, see `publicUrl`
 */
export async function mayExist(db: Db, url: string): Promise<boolean> {
  const { path, page } = partsOf(url);
  if (page > 1 && (page - 1) * PUBLIC_PAGE_SIZE >= (await longestList(db, path))) return false;
  if (isFixedPath(path)) return true;
  // Robots ask for files that other software has: no slug has a dot.
  return !path.includes(".") && isRecordAddress(db, path);
}

/** As many records as a list at this path can have at most; a search has any number. */
async function longestList(db: Db, path: string): Promise<number> {
  if (path === "/career") return db.jobPost.count();
  return path.startsWith("/news") ? rowCount(db, "NewsArticle") : Number.POSITIVE_INFINITY;
}
