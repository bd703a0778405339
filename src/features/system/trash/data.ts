import type { AdminPath } from "~/features/registry";
import { Prisma } from "~/generated/prisma/client";
import type { Actor } from "~/server/auth/permissions";
import { type RestorableKind, restorableKindsFor } from "~/server/crud/entities";
import type { Db } from "~/server/db/client";

export type Deleted = { id: number; name: string; deletedAt: Date; deletedBy: string };

/** Checks whether there are deleted records of any kind that the person may view. */
export async function hasDeletedRecords(db: Db, actor: Actor, now: Date): Promise<boolean> {
  const kinds = restorableKindsFor(actor);
  const sources = kinds.flatMap(({ from }) => (from === "log" ? [] : Prisma.sql`${tableOf(from)} WHERE ${inTrash}`));
  sources.push(inLog(kinds, now));
  const exists = sources.map((source) => Prisma.sql`EXISTS (SELECT FROM ${source})`);
  const [row] = await db.$queryRaw<{ isFound: boolean }[]>`SELECT ${Prisma.join(exists, " OR ")} AS "isFound"`;
  return row?.isFound ?? false;
}

/** Each record's latest deletion; a restored record has a later version. */
const lastDeletions = Prisma.sql`
  "Activity" AS deletion WHERE "action" = 'delete' AND "recordName" IS NOT NULL AND NOT EXISTS (
    SELECT FROM "Activity" AS later WHERE later."path" = deletion."path" AND later."recordId" = deletion."recordId"
      AND later."version" > deletion."version"
  )`;

/** Selects the deletions in the log of the kinds that it can restore. */
function inLog(kinds: readonly RestorableKind[], now: Date): Prisma.Sql {
  const conditions = kinds.flatMap(({ path, from, forMs }) => {
    const since = forMs === undefined ? new Date(0) : new Date(now.getTime() - forMs);
    return from === "log" ? Prisma.sql`"path" = ${path} AND "createdAt" > ${since}` : [];
  });
  return Prisma.sql`${lastDeletions} AND (${conditions.length > 0 ? Prisma.join(conditions, " OR ") : Prisma.sql`FALSE`})`;
}

export async function countInLog(db: Db, kinds: readonly RestorableKind[], now: Date): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ path: string; count: number }[]>`
    SELECT "path", count(*)::int AS "count" FROM ${inLog(kinds, now)} GROUP BY "path"`;
  return new Map(rows.map(({ path, count }) => [path, count]));
}

export function listFromLog(db: Db, kind: RestorableKind, paging: Prisma.Sql, now: Date): Promise<Deleted[]> {
  return db.$queryRaw<Deleted[]>`
    SELECT "recordId" AS "id", "recordName" AS "name", "createdAt" AS "deletedAt", "actorName" AS "deletedBy"
    FROM ${inLog([kind], now)} ORDER BY "createdAt" DESC, "id" DESC ${paging}`;
}

const inTrash = Prisma.sql`"deletedAt" IS NOT NULL AND "anonymisedAt" IS NULL`;

function tableOf({ table }: Exclude<RestorableKind["from"], "log">): Prisma.Sql {
  return Prisma.raw(`"${table}"`);
}

export async function countInTable(db: Db, from: Exclude<RestorableKind["from"], "log">): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM ${tableOf(from)} WHERE ${inTrash}`;
  return row?.count ?? 0;
}

export async function listFromTable(
  db: Db,
  path: AdminPath,
  from: Exclude<RestorableKind["from"], "log">,
  paging: Prisma.Sql,
): Promise<Deleted[]> {
  const rows = await db.$queryRaw<{ id: number; deletedAt: Date }[]>`
    SELECT "id", "deletedAt" FROM ${tableOf(from)} WHERE ${inTrash} ORDER BY "deletedAt" DESC, "id" DESC ${paging}`;
  const rowIds = rows.map(({ id }) => id);
  const where = { path, action: "trash", recordId: { in: rowIds } };
  const [nameOf, entries] = await Promise.all([
    from.names(db, rowIds),
    db.activity.findMany({ where, select: { recordId: true, actorName: true }, orderBy: { id: "desc" } }),
  ]);
  return rows.map(({ id, deletedAt }) => {
    const deletedBy = entries.find(({ recordId }) => recordId === id)?.actorName ?? "";
    return { id, name: nameOf.get(id) ?? `#${id}`, deletedAt, deletedBy };
  });
}
