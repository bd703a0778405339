import type { AdminPath } from "~/features/registry";
import { slugOf } from "~/lib/slug";
import type { Db } from "~/server/db/client";

/** For `prepare`: the slug of a record whose own is empty, from its English title, else the Vietnamese. */
export function setSlug(slug: string | undefined, titles: { en?: string | null; vi?: string | null }): { slug?: string } {
  return slug === "" ? { slug: slugOf(titles) } : {};
}

/**
 * Lets the old address of a record lead to its new one for good. Call it in the transaction that changes the slug.
 * @param path the back-office page of the record's kind: slugs of different kinds don't meet
 */
export async function leaveRedirect(
  db: Db,
  path: AdminPath,
  recordId: number,
  from: string,
  to: string | undefined,
): Promise<void> {
  if (to === undefined || from === to) return;
  // Whoever has the slug now is found by it directly; a redirect of the same slug would only be in the way.
  await db.slugRedirect.deleteMany({ where: { path, slug: to } });
  await db.slugRedirect.upsert({
    where: { path_slug: { path, slug: from } },
    create: { path, slug: from, recordId },
    update: { recordId },
  });
}

/** Forgets the old addresses of records that are deleted. */
export async function dropRedirects(db: Db, path: AdminPath, recordIds: number[]): Promise<void> {
  await db.slugRedirect.deleteMany({ where: { path, recordId: { in: recordIds } } });
}

/** The record that had a slug before, if any: its page leads on to its address of today. */
export async function redirectedId(db: Db, path: AdminPath, slug: string): Promise<number | null> {
  const redirect = await db.slugRedirect.findUnique({ where: { path_slug: { path, slug } }, select: { recordId: true } });
  return redirect?.recordId ?? null;
}
