import { kindAt, publicPaths, publicRecords } from "~/features/public-records";
import type { AdminPath } from "~/features/registry";
import { normalPath } from "~/lib/site-path";
import type { Db } from "~/server/db/client";
import { recordAt } from "./public-records";

type EditLink = { path: AdminPath; href: string };

const fixedPages: Readonly<Record<string, AdminPath>> = { "/": "/admin/setting", "/contact": "/admin/office" };

/** Finds where staff edit a public page, drafts too. @param address bare path @returns null without editable content */
export async function editLinkOf(db: Db, address: string): Promise<EditLink | null> {
  const page = normalPath(address);
  if (page === null) return null;
  const list = fixedPages[page] ?? listAt(page);
  if (list) return { path: list, href: list };
  const record = await recordAt(db, page);
  if (!record) return null;
  const { path, id } = record;
  // Categories are edited in their list, which has no address per category.
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
