import { z } from "zod";
import { type AdminPath, adminPages } from "~/features/registry";
import { Prisma } from "~/generated/prisma/client";
import { PAGE_SIZES } from "~/lib/pagination";
import { type Actor, may } from "~/server/auth/permissions";
import { type TrashKind, trashKindsFor } from "~/server/crud/entities";
import { ids } from "~/server/crud/entity";
import { router, sessionProcedure } from "~/server/crud/trpc";
import type { Db } from "~/server/db/client";
import { AppError } from "~/server/platform/errors";

const path = z.enum(adminPages.map((page) => page.path));

type Deleted = { id: number; name: string; deletedAt: Date; deletedBy: string };

/** Deleted records of all kinds: from the activity log, and those about persons from their trash. Each needs its page's rights. */
export const trashRouter = router({
  /** Kinds that the person may view, with how many of each are deleted. */
  kinds: sessionProcedure.query(async ({ ctx: { db, actor, now } }) => {
    const kinds = trashKindsFor(actor);
    const inLog = await countInLog(
      db,
      kinds.flatMap((kind) => (kind.from === "log" && kind.keptMs === undefined ? [kind.path] : [])),
    );
    const countOf = async ({ path, from, keptMs }: TrashKind) => {
      if (from !== "log") return countInTable(db, from);
      return (keptMs === undefined ? inLog : await countInLog(db, [path], new Date(now.getTime() - keptMs))).get(path) ?? 0;
    };
    const counted = kinds.map(async (kind) => {
      const { path, needs, inForm } = kind;
      const count = await countOf(kind);
      return { path, inForm, mayRestore: may(actor, path, needs), count };
    });
    return Promise.all(counted);
  }),

  /** Lists deleted records of a kind, the last deleted first. @throws ERROR_FORBIDDEN without the right to view its page */
  list: sessionProcedure
    .input(
      z.object({
        path,
        page: z.int32().positive(),
        pageSize: z
          .int32()
          .min(1)
          .max(Math.max(...PAGE_SIZES)),
      }),
    )
    .query(({ ctx: { db, actor, now }, input: { path, page, pageSize } }): Promise<Deleted[]> => {
      const { from, keptMs } = kindFor(actor, path);
      const since = keptMs === undefined ? undefined : new Date(now.getTime() - keptMs);
      const paging = Prisma.sql`LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`;
      return from === "log" ? listFromLog(db, path, paging, since) : listFromTable(db, path, from, paging);
    }),

  /**
   * Brings deleted records back, as they were.
   * @throws ERROR_FORBIDDEN, ERROR_<NOUN>_NOT_FOUND, and for a single one why it can't come back, such as a taken name
   */
  restore: sessionProcedure.input(z.object({ path, ids })).mutation(({ ctx, input }) => {
    const kind = kindFor(ctx.actor, input.path);
    if (!may(ctx.actor, kind.path, kind.needs)) throw new AppError("ERROR_FORBIDDEN");
    return kind.restore(input.ids, ctx);
  }),
});

function kindFor(actor: Actor, path: AdminPath): TrashKind {
  const kind = trashKindsFor(actor).find((kind) => kind.path === path);
  if (!kind) throw new AppError("ERROR_FORBIDDEN");
  return kind;
}

/** Checks whether there are deleted records of any kind that the person may view. */
export async function hasDeletedRecords(db: Db, actor: Actor, now: Date): Promise<boolean> {
  const kinds = trashKindsFor(actor);
  const inLog = kinds.flatMap(({ path, from, keptMs }) => {
    if (from !== "log") return [];
    const since = keptMs === undefined ? new Date(0) : new Date(now.getTime() - keptMs);
    return Prisma.sql`"path" = ${path} AND "createdAt" > ${since}`;
  });
  const sources = kinds.flatMap(({ from }) => (from === "log" ? [] : Prisma.sql`${tableOf(from)} WHERE ${inTrash}`));
  if (inLog.length > 0) sources.push(Prisma.sql`${lastDeletions} AND (${Prisma.join(inLog, " OR ")})`);
  if (sources.length === 0) return false;
  const exists = sources.map((source) => Prisma.sql`EXISTS (SELECT FROM ${source})`);
  const [row] = await db.$queryRaw<{ isFound: boolean }[]>`SELECT ${Prisma.join(exists, " OR ")} AS "isFound"`;
  return row?.isFound ?? false;
}

/** Deletions that nothing followed; a restored record has a later version. */
const lastDeletions = Prisma.sql`
  "Activity" AS deletion WHERE "action" = 'delete' AND "recordName" IS NOT NULL AND NOT EXISTS (
    SELECT FROM "Activity" AS later WHERE later."path" = deletion."path" AND later."recordId" = deletion."recordId"
      AND later."version" > deletion."version"
  )`;

async function countInLog(db: Db, paths: AdminPath[], since = new Date(0)): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ path: string; count: number }[]>`
    SELECT "path", count(*)::int AS "count" FROM ${lastDeletions} AND "path" = ANY(${paths}) AND "createdAt" > ${since} GROUP BY "path"`;
  return new Map(rows.map(({ path, count }) => [path, count]));
}

function listFromLog(db: Db, path: AdminPath, paging: Prisma.Sql, since = new Date(0)): Promise<Deleted[]> {
  return db.$queryRaw<Deleted[]>`
    SELECT "recordId" AS "id", "recordName" AS "name", "createdAt" AS "deletedAt", "actorName" AS "deletedBy"
    FROM ${lastDeletions} AND "path" = ${path} AND "createdAt" > ${since} ORDER BY "createdAt" DESC, "id" DESC ${paging}`;
}

const inTrash = Prisma.sql`"deletedAt" IS NOT NULL AND "anonymisedAt" IS NULL`;

function tableOf({ table }: Exclude<TrashKind["from"], "log">): Prisma.Sql {
  return Prisma.raw(`"${table}"`);
}

async function countInTable(db: Db, from: Exclude<TrashKind["from"], "log">): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM ${tableOf(from)} WHERE ${inTrash}`;
  return row?.count ?? 0;
}

async function listFromTable(
  db: Db,
  path: AdminPath,
  from: Exclude<TrashKind["from"], "log">,
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
