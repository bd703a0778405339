import { z } from "zod";
import type { Identified } from "~/lib/identified";
import { changesBetween } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { type Entity, findAll, ids, lockInParts, type WriteContext } from "./entity";
import { recordChanges } from "./form";
import { inTransaction } from "./in-transaction";
import { guarded } from "./trpc";

type ChangedEntity<Row extends Identified, Data extends object> = Entity<Row> & {
  unlogged?: readonly string[];
  /** Sets the fields and increments `version`, in one statement. */
  updateMany(db: Db, ids: number[], data: Data, context: WriteContext): Promise<unknown>;
};

/** Builds a procedure that sets fields of several records. @param schema such as `conversationSchema.pick(…)` */
export function changeProcedure<Row extends Identified, Data extends Partial<Row>, In>(
  entity: ChangedEntity<Row, Data>,
  schema: z.ZodType<Data, In>,
) {
  return guarded(entity.path)
    .edit.input(z.object({ ids, data: schema }))
    .mutation(({ ctx, input }) => inTransaction(entity, (tx) => changeMany(tx, entity, input.ids, input.data, ctx)));
}

/**
 * Sets the same fields of several records; unchanged ones keep their version. Call it in a transaction.
 * @param canChange returns false for records to leave out @returns how many changed @throws ERROR_<NOUN>_NOT_FOUND, ERROR_RECORDS_TOO_LONG
 */
export async function changeMany<Row extends Identified, Data extends Partial<Row>>(
  tx: Db,
  entity: ChangedEntity<Row, Data>,
  ids: readonly number[],
  data: Data,
  context: WriteContext,
  canChange: (row: NoInfer<Row>) => boolean = () => true,
): Promise<{ count: number; unchanged: never[] }> {
  const changedIds: number[] = [];
  for (const part of await lockInParts(tx, entity, ids)) {
    const rows = await findAll(entity, tx, part);
    const changed = rows
      .filter(canChange)
      .map((row) => ({ row: { ...row, version: row.version + 1 }, changes: changesBetween(row, data) }))
      .filter(({ changes }) => Object.keys(changes).length > 0);
    if (changed.length > 0) await recordChanges(tx, entity, context, "update", changed);
    changedIds.push(...changed.map(({ row }) => row.id));
  }
  if (changedIds.length > 0) await entity.updateMany(tx, changedIds, data, context);
  return { count: changedIds.length, unchanged: [] };
}
