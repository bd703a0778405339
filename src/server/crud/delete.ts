import { z } from "zod";
import { type AdminPath, isPersonal } from "~/features/registry";
import type { Identified } from "~/lib/identified";
import { changesBetween, changesOfDelete, eraseFromLog } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { lockRows } from "~/server/db/transaction";
import { AppError } from "~/server/platform/errors";
import type { ChooseRecords, EntityMeta } from "./entities";
import { activityPathOf, type Entity, findAll, ids, titleOf, type WriteContext } from "./entity";
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

/** A record that an action on several left as it was. */
export type KeptRecord = {
  id: number;
  label: string;
  /** Why, where the action itself does not say it: what its form would refuse, or changes that nobody has looked at. */
  reason?: "pendingChanges" | { field: string; message: string }[];
};

export type DeleteReport = { count: number; kept: KeptRecord[] };

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
  const { kept, count } = await inTransaction(entity, async (tx) => {
    await lockRows(tx, entity.table, [...new Set(ids)]);
    const chosenIds = choose ? await choose(tx) : ids;
    if (chosenIds.length === 0) return { kept: [], count: 0 };
    const rows = await findAll(entity, tx, chosenIds);
    const rowIds = rows.map((row) => row.id);
    const usedBy = (await entity.usedBy?.(tx, rowIds)) ?? [];
    const kept = rows.filter((row) => usedBy.some((use) => use.id === row.id));
    const deleted = rows.filter((row) => !kept.includes(row));
    if (deleted.length === 0) throw new AppError("ERROR_IN_USE", { usedBy });
    const deletedIds = deleted.map((row) => row.id);
    const attached = (await entity.attachments?.read(tx, deletedIds)) ?? new Map<number, object>();
    const { count } = await entity.remove(tx, deletedIds, context);
    // Long texts of many records would fill the log, and the entries of earlier saves already have them.
    const inLog = deleted.length > 1 ? await wholeInLog(tx, activityPathOf(entity), deletedIds) : new Set();
    const changed = deleted.map((row) => {
      const fields = changesOfDelete(row, { isBrief: inLog.has(row.id) });
      return { row, changes: { ...fields, ...changesBetween({ attached: attached.get(row.id) }, { attached: null }) } };
    });
    await recordChanges(tx, entity, context, "delete", changed);
    if (isPersonal(activityPathOf(entity))) await eraseFromLog(tx, activityPathOf(entity), deletedIds);
    return { kept, count };
  });
  return { count, kept: kept.map((row) => ({ id: row.id, label: titleOf(entity, row) })) };
}
