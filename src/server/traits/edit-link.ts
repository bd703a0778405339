import type { AdminPath } from "~/features/registry";
import { normalPath } from "~/lib/site-path";
import type { Db } from "~/server/db/client";

/** Where something is edited: the page whose permission counts, and the address. */
type EditLink = { path: AdminPath; href: string };

/** The pages that show no record of their own, with the page of the back office that they are made of. */
const fixedPages: Readonly<Record<string, AdminPath>> = {
  "/": "/admin/setting",
  "/about-us": "/admin/about-us",
  "/services": "/admin/service",
  "/news": "/admin/news",
  "/career": "/admin/career",
  "/contact": "/admin/office",
};

type FindBySlug = (db: Db, slug: string) => Promise<{ id: number } | null>;

/** The pages of records by what precedes their slugs. Drafts too: staff see them in previews. */
const recordPages: Readonly<Record<string, { path: AdminPath; find: FindBySlug }>> = {
  "": { path: "/admin/page", find: (db, slug) => db.page.findUnique({ where: { slug }, select: { id: true } }) },
  "/services": { path: "/admin/service", find: (db, slug) => db.service.findUnique({ where: { slug }, select: { id: true } }) },
  "/news": { path: "/admin/news", find: (db, slug) => db.newsArticle.findUnique({ where: { slug }, select: { id: true } }) },
  "/career": { path: "/admin/career", find: (db, slug) => db.jobPost.findUnique({ where: { slug }, select: { id: true } }) },
};

/**
 * Where staff edit what a public page shows.
 * @param address the bare path of the page, as it is in the browser
 * @returns null for a page that nothing is edited of
 */
export async function editLinkOf(db: Db, address: string): Promise<EditLink | null> {
  const page = normalPath(address);
  if (page === null) return null;
  const fixed = fixedPages[page];
  if (fixed) return { path: fixed, href: fixed };
  // Categories are edited in their list, which has no address for one of them.
  if (/^\/news\/category\/[^/]+$/.test(page)) return { path: "/admin/news-category", href: "/admin/news-category" };
  const [, base = "", slug = ""] = /^(.*)\/([^/]+)$/.exec(page) ?? [];
  const kind = recordPages[base];
  const record = kind && (await kind.find(db, decodeURIComponent(slug)));
  return record ? { path: kind.path, href: `${kind.path}/${record.id}` } : null;
}
