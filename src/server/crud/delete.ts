import { z } from "zod";
import { isPersonal } from "~/features/registry";
import type { BulkReport, UnchangedRecord } from "~/lib/bulk-report";
import type { Identified } from "~/lib/identified";
import type { Usage } from "~/lib/usage";
import { changesBetween, changesOfDelete, eraseFromLog } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { lockRows } from "~/server/db/transaction";
import { AppError } from "~/server/platform/errors";
import type { ChooseRecords, EntityMeta } from "./entities";
import { activityPathOf, type Entity, findAll, ids, lockInParts, titleOf, type WriteContext } from "./entity";
import { recordChanges } from "./form";
import { wholeInLog } from "./history";
import { inTransaction } from "./in-transaction";
import { guarded } from "./trpc";

export type DeleteEntity<Row extends Identified> = Entity<Row> & {
  remove(db: Db, ids: number[], context: WriteContext): Promise<{ count: number }>;
  /** Finds what uses the records; a record in use is not deleted. */
  usedBy?(db: Db, ids: number[]): Promise<Usage[]>;
};

export function deleteProcedures<Row extends Identified>(entity: DeleteEntity<Row>) {
  const { path } = entity;
  const procedure = guarded(path);
  const deletable: EntityMeta["deletable"] = {
    path,
    table: entity.table,
    activityPath: activityPathOf(entity),
    deleteRecords: (ids, context, choose) => deleteRecords(entity, ids, context, choose),
  };
  return {
    delete: procedure.delete
      .meta({ guard: { path, action: "delete" }, entity: { deletable } })
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
): Promise<BulkReport> {
  return inTransaction(entity, async (tx) => {
    await lockRows(tx, entity.table, [...new Set(ids)]);
    const chosenIds = [...new Set(choose ? await choose(tx) : ids)];
    const usedBy = (await entity.usedBy?.(tx, chosenIds)) ?? [];
    const usedIds = new Set(usedBy.map((use) => use.id));
    const unchanged: UnchangedRecord[] = [];
    let count = 0;
    for (const part of await lockInParts(tx, entity, chosenIds)) {
      const rows = await findAll(entity, tx, part);
      const [used, free] = [rows.filter((row) => usedIds.has(row.id)), rows.filter((row) => !usedIds.has(row.id))];
      unchanged.push(...used.map((row) => ({ id: row.id, label: titleOf(entity, row) })));
      if (free.length > 0) count += await deletePart(tx, entity, free, chosenIds.length - usedIds.size > 1, context);
    }
    if (count === 0 && unchanged.length > 0) throw new AppError("ERROR_IN_USE", { usedBy });
    return { count, unchanged };
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
  const attached = (await entity.associatedData?.read(tx, deletedIds)) ?? new Map<number, object>();
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
