import { kindAt, publicPaths, publicRecords } from "~/features/public-records";
import type { AdminPath } from "~/features/registry";
import { normalPath } from "~/lib/site-path";
import type { Db } from "~/server/db/client";
import { recordAt } from "./public-records";

type EditLink = { path: AdminPath; href: string };

/** The pages that show no kind of record, with the page of the back office that they are made of. */
const fixedPages: Readonly<Record<string, AdminPath>> = { "/": "/admin/setting", "/contact": "/admin/office" };

/**
 * Where staff edit what a public page shows, a draft too.
 * @param address the bare path of the page, as it is in the browser
 * @returns null for a page that nothing is edited of
 */
export async function editLinkOf(db: Db, address: string): Promise<EditLink | null> {
  const page = normalPath(address);
  if (page === null) return null;
  const list = fixedPages[page] ?? listAt(page);
  if (list) return { path: list, href: list };
  const record = await recordAt(db, page);
  if (!record) return null;
  const { path, id } = record;
  // Categories are edited in their list, which has no address for one of them.
  return { path, href: path === "/admin/news-category" ? path : `${path}/${id}` };
}

/** The kind of record whose list or whose only page is at a bare address. */
function listAt(page: string): AdminPath | undefined {
  return (
    kindAt(page) ??
    publicPaths.find((path) => {
      const kind = publicRecords[path];
      return "page" in kind && kind.page === page;
    })
  );
}
