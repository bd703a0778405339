import { notFound, redirect } from "next/navigation";
import { isAdminPath } from "~/features/registry";

type UnknownPageProps = { params: Promise<{ unknown: string[] }> };

/**
 * Every address under /admin that no page has. `/admin/level/7` leads to the dialog of that level, so that a link to a record needs
 * not know which entities have pages for theirs. Else it is the back office's own not-found page, with status 404.
 */
export default async function UnknownPage({ params }: UnknownPageProps) {
  const [page, id = "", ...rest] = (await params).unknown;
  const path = `/admin/${page}`;
  if (isAdminPath(path) && /^[1-9]\d{0,8}$/.test(id) && rest.length === 0) redirect(`${path}?edit=${id}`);
  notFound();
}
