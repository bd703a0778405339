import { kindAt, publicPaths } from "~/features/public-paths";
import { publicRecords } from "~/features/public-records";
import type { AdminPath } from "~/features/registry";
import { normalPath } from "~/lib/site-path";
import type { Db } from "~/server/db/client";
import { recordAt } from "./public-records";

type EditLink = { path: AdminPath; href: string };

const listedOn: Readonly<Record<string, AdminPath>> = { "/": "/admin/setting", "/contact": "/admin/office" };

/**
 * Finds where staff edit a public page, drafts too: the page itself, then the records that it lists, for people who may edit only those.
 * @param address bare path @returns none without editable content
 */
export async function editLinksOf(db: Db, address: string): Promise<EditLink[]> {
  const page = normalPath(address);
  if (page === null) return [];
  const record = await recordAt(db, page);
  const list = listedOn[page] ?? listAt(page);
  return [...(record ? [linkTo(record)] : []), ...(list ? [{ path: list, href: list }] : [])];
}

/** Categories are edited in their list, which has no address per category. */
function linkTo({ path, id }: { path: AdminPath; id: number }): EditLink {
  return { path, href: path === "/admin/news-category" ? path : `${path}/${id}` };
}

function listAt(page: string): AdminPath | undefined {
  return (
    kindAt(page) ??
    publicPaths.find((path) => {
      const kind = publicRecords[path];
      return "page" in kind && kind.page === page;
    })
  );
}
