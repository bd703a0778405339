import { publicPaths } from "~/features/public-paths";
import { addressOf, isPublicPath, type PublicPath } from "~/features/public-records";
import { type AdminPath, isAdminPath } from "~/features/registry";
import { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { type LinkedRecord, recordName } from "~/lib/record-link";
import { sectionOf } from "~/lib/sections";
import type { Usage } from "~/lib/usage";
import { type Actor, may } from "~/server/auth/permissions";
import { type FoundRecord, findRecords, nameRecords } from "~/server/crud/record-search";
import type { Db } from "~/server/db/client";
import { shownSections } from "~/server/traits/sections";
import { isVisibleSql, readPublicRecords } from "./public-records";

function linkablePaths(actor: Actor): PublicPath[] {
  return publicPaths.filter((path) => may(actor, path, "view"));
}

/** Finds linkable records by name, published or not, of kinds that the person may see. @param term empty for the newest */
export function findLinkable(db: Db, actor: Actor, term: string, locale: Locale): Promise<FoundRecord[]> {
  return findRecords(db, { paths: linkablePaths(actor), term, locale });
}

export async function linkTarget(
  db: Db,
  actor: Actor,
  { path, id }: { path: string; id: number },
  locale: Locale,
): Promise<FoundRecord | null> {
  const records = linkablePaths(actor).flatMap((one) => (one === path ? [{ path: one, id }] : []));
  const [record = null] = await nameRecords(db, { records, locale });
  return record;
}

/** Finds visible addresses of linked records, with one query per kind. @returns bare addresses by `recordName` */
export async function addressesOf(
  db: Db,
  records: readonly LinkedRecord[],
  locale: Locale,
  now: Date,
): Promise<Map<string, string>> {
  const ids = new Map<string, number[]>();
  for (const { path, id } of records) ids.set(path, [...(ids.get(path) ?? []), id]);
  if (ids.size === 0) return new Map();
  const sections = await shownSections(db);
  const addressesByPath = await Promise.all(
    [...ids].map(async ([path, ids]): Promise<[string, string][]> => {
      if (!isPublicPath(path)) return [];
      const condition = Prisma.sql`WHERE "id" = ANY(${ids}) AND ${isVisibleSql(path, now, locale)}`;
      return (await readPublicRecords(db, path, condition)).flatMap((row) => {
        const address = addressOf(path, row, locale);
        const section = sectionOf(address);
        return section && !sections.includes(section) ? [] : [[recordName({ path, id: row.id }), address]];
      });
    }),
  );
  return new Map(addressesByPath.flat());
}

/** For `usedBy`: counts the records whose texts link to these, by page of the back office. */
export async function linksTo(db: Db, path: AdminPath, ids: number[]): Promise<Usage[]> {
  const where = { toPath: path, toId: { in: ids } };
  const groups = await db.textLink.groupBy({
    by: ["toId", "path"],
    where,
    _count: true,
    orderBy: [{ toId: "asc" }, { path: "asc" }],
  });
  return groups.flatMap(({ toId, path, _count }) => (isAdminPath(path) ? [{ id: toId, path, count: _count }] : []));
}
