import { z } from "zod";
import { type AdminPath, isPersonal } from "~/features/registry";
import type { Identified } from "~/lib/identified";
import { changesBetween, changesOfDelete, eraseFromLog } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { lockRows } from "~/server/db/transaction";
import { AppError } from "~/server/platform/errors";
import type { ChooseRecords, EntityMeta } from "./entities";
import { activityPathOf, type DeleteReport, type Entity, findAll, ids, lockInParts, titleOf, type WriteContext } from "./entity";
import { recordChanges } from "./form";
import { wholeInLog } from "./history";
import { inTransaction } from "./in-transaction";
import { guarded } from "./trpc";

export type UsedBy = { id: number; path: AdminPath; count: number };

export type DeleteEntity<Row extends Identified> = Entity<Row> & {
  remove(db: Db, ids: number[], context: WriteContext): Promise<{ count: number }>;
  /** Finds what uses the records; a record in use is not deleted. */
  usedBy?(db: Db, ids: number[]): Promise<UsedBy[]>;
};

export function deleteProcedures<Row extends Identified>(entity: DeleteEntity<Row>) {
  const { path } = entity;
  const procedure = guarded(path);
  const deletion: EntityMeta["deletion"] = {
    path,
    table: entity.table,
    activityPath: activityPathOf(entity),
    deleteRecords: (ids, context, choose) => deleteRecords(entity, ids, context, choose),
  };
  return {
    delete: procedure.delete
      .meta({ guard: { path, action: "delete" }, entity: { deletion } })
      .input(z.object({ ids }))
      .mutation(({ ctx, input }) => deleteRecords(entity, input.ids, ctx)),

    usedBy: procedure.view
      .input(z.object({ ids }))
      .query(async ({ ctx, input }) => (await entity.usedBy?.(ctx.db, input.ids)) ?? []),
  };
}

async function deleteRecords<Row extends Identified>(
  entity: DeleteEntity<Row>,
  ids: readonly number[],
  context: WriteContext,
  choose?: ChooseRecords,
): Promise<DeleteReport> {
  return inTransaction(entity, async (tx) => {
    await lockRows(tx, entity.table, [...new Set(ids)]);
    const chosenIds = [...new Set(choose ? await choose(tx) : ids)];
    const usedBy = (await entity.usedBy?.(tx, chosenIds)) ?? [];
    const usedIds = new Set(usedBy.map((use) => use.id));
    const report: DeleteReport = { count: 0, kept: [] };
    for (const part of await lockInParts(tx, entity, chosenIds)) {
      const rows = await findAll(entity, tx, part);
      const [used, free] = [rows.filter((row) => usedIds.has(row.id)), rows.filter((row) => !usedIds.has(row.id))];
      report.kept.push(...used.map((row) => ({ id: row.id, label: titleOf(entity, row) })));
      if (free.length > 0) report.count += await deletePart(tx, entity, free, chosenIds.length - usedIds.size > 1, context);
    }
    if (report.count === 0 && report.kept.length > 0) throw new AppError("ERROR_IN_USE", { usedBy });
    return report;
  });
}

/** @param isOneOfMany without texts that earlier entries of the log already have @returns how many were deleted */
async function deletePart<Row extends Identified>(
  tx: Db,
  entity: DeleteEntity<Row>,
  rows: readonly Row[],
  isOneOfMany: boolean,
  context: WriteContext,
): Promise<number> {
  const path = activityPathOf(entity);
  const deletedIds = rows.map((row) => row.id);
  const attached = (await entity.attachments?.read(tx, deletedIds)) ?? new Map<number, object>();
  const { count } = await entity.remove(tx, deletedIds, context);
  // Long texts of many records would fill the log, and the entries of earlier saves already have them.
  const inLog = isOneOfMany ? await wholeInLog(tx, path, deletedIds) : new Set();
  const changed = rows.map((row) => {
    const fields = changesOfDelete(row, { isBrief: inLog.has(row.id) });
    return { row, changes: { ...fields, ...changesBetween({ attached: attached.get(row.id) }, { attached: null }) } };
  });
  await recordChanges(tx, entity, context, "delete", changed);
  if (isPersonal(path)) await eraseFromLog(tx, path, deletedIds);
  return count;
}
