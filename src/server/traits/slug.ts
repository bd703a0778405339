import type { AdminPath } from "~/features/registry";
import { Prisma } from "~/generated/prisma/client";
import { isMadeFrom, numberedSlug, slugOf } from "~/lib/slug";
import type { Db } from "~/server/db/client";
import { lockTable } from "~/server/db/transaction";

type SlugRules = {
  table: Prisma.ModelName;
  /** Title without language: "title" for titleEn and titleVi. */
  title: "title" | "name";
  isReserved?: ((slug: string) => boolean) | undefined;
};

const BATCH = 100;

/**
 * For `prepare`: makes an empty slug from the English title, else the Vietnamese, numbered if taken. Locks, so that concurrent
 * writes get different slugs. @param before null for a new record @param follows whether a made slug follows the title
 */
export async function setSlug(
  tx: Db,
  { table, title, isReserved = () => false }: SlugRules,
  data: object,
  before: { id: number } | null,
  follows = false,
): Promise<{ slug?: string }> {
  const record: Readonly<Record<string, unknown>> = { ...before, ...data };
  const { slug } = record;
  const stored = before && "slug" in before && slug === before.slug;
  const made = slugOf(titlesOf(record, title));
  if (slug && stored) {
    const isMade = follows && typeof slug === "string" && isMadeFrom(slug, titlesOf({ ...before }, title));
    if (!isMade || isMadeFrom(slug, titlesOf(record, title))) return {};
  }
  await lockTable(tx, table);
  if (slug && !stored) return {};
  for (let first = 1; ; first += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, index) => first + index);
    const slugs = numbers.map((number) => (number === 1 ? made : numberedSlug(made, number)));
    const taken = await takenSlugs(tx, table, slugs, before?.id);
    const free = slugs.find((one) => !taken.has(one) && !isReserved(one));
    if (free !== undefined) return { slug: free };
  }
}

function titlesOf(record: Readonly<Record<string, unknown>>, title: string) {
  const titleIn = (language: "En" | "Vi") => {
    const value = record[`${title}${language}`];
    return typeof value === "string" ? value : null;
  };
  return { en: titleIn("En"), vi: titleIn("Vi") };
}

async function takenSlugs(tx: Db, table: Prisma.ModelName, slugs: string[], ownId = 0): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ slug: string }[]>`
    SELECT "slug" FROM ${Prisma.raw(`"${table}"`)} WHERE "slug" = ANY(${slugs}) AND "id" <> ${ownId}`;
  return new Set(rows.map(({ slug }) => slug));
}

/**
 * Redirects a record's old address for good. Call it in the transaction that changes the slug.
 * @param path slugs of different kinds don't meet @param to undefined if the slug stays
 */
export async function leaveRedirect(
  db: Db,
  path: AdminPath,
  recordId: number,
  from: string,
  to: string | undefined,
): Promise<void> {
  if (to === undefined || from === to) return;
  // An old redirect of the new slug would lead past its record.
  await db.slugRedirect.deleteMany({ where: { path, slug: to } });
  await db.slugRedirect.upsert({
    where: { path_slug: { path, slug: from } },
    create: { path, slug: from, recordId },
    update: { recordId },
  });
}

export async function dropRedirects(db: Db, path: AdminPath, recordIds: number[]): Promise<void> {
  await db.slugRedirect.deleteMany({ where: { path, recordId: { in: recordIds } } });
}

/** Finds the current slug of a record that had another; null if unknown or invisible. @param find reads a visible record */
export async function movedSlug(
  db: Db,
  path: AdminPath,
  slug: string,
  find: (id: number) => Promise<{ slug: string | null } | null>,
): Promise<string | null> {
  const redirect = await db.slugRedirect.findUnique({ where: { path_slug: { path, slug } }, select: { recordId: true } });
  const record = redirect && (await find(redirect.recordId));
  return record?.slug ?? null;
}
