import { z } from "zod";
import { isPersonal } from "~/features/registry";
import type { Identified } from "~/lib/identified";
import { checkRules } from "~/lib/rules";
import { changesBetween } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { lockTable } from "~/server/db/transaction";
import { activityPathOf, findOne, id, type WriteContext } from "./entity";
import { type Form, parseFields, preparedFields, recordChanges } from "./form";
import { deletedValues, deletionOf, valueBefore } from "./history";
import { inTransaction } from "./in-transaction";
import { setPlace } from "./order";
import { guarded } from "./trpc";

export type CreateEntity<Row extends Data & Identified, In, Data extends object> = Form<Row, In, Data> & {
  /** Permission for adding where the page has no New button: for records edited inside another record. */
  createNeeds?: "edit";
  /** Creates a record from all of `data`, which holds the id and version of a restored record too. */
  create(db: Db, data: Data, context: WriteContext): Promise<NoInfer<Row>>;
  /** Whether deleted records come back only through their form: something besides their fields was lost, such as permissions. */
  restoresInForm?: true;
  /** How long after its deletion a record can be made anew; default: as long as the log has it. */
  restoresForMs?: number;
  /** Restores a deleted record in place of `create`. @param deleted its last values, as far as the log knows them */
  restore?(
    db: Db,
    data: NoInfer<Data> & Identified,
    deleted: Partial<NoInfer<Data>>,
    context: WriteContext,
  ): Promise<NoInfer<Row>>;
};

export function createProcedures<Row extends Data & Identified, In, Data extends object>(entity: CreateEntity<Row, In, Data>) {
  const schema: z.ZodType<Data, In> = entity.schema;
  const { path, createNeeds: action = "add" } = entity;
  const restorable = !isPersonal(path) && activityPathOf(entity) === path ? path : undefined;
  return {
    /**
     * Adds a record. @param restores id of a deleted record, reused so that links to it work again
     * @throws ERROR_<NOUN>_<FIELD>_EXIST at the field, ERROR_<NOUN>_NOT_FOUND when no such record was deleted
     */
    create: guarded(path)
      [action].meta({ guard: { path, action }, entity: { restorable } })
      .input(z.object({ data: schema, restores: id.optional() }))
      .mutation(({ ctx, input: { data: sent, restores } }) =>
        inTransaction(entity, async (tx) => {
          const set = await preparedFields(tx, entity, sent, null, ctx);
          const data = { ...sent, ...set };
          checkRules(entity.schema, data, Object.keys(set));
          if (restores !== undefined) return restore(tx, entity, restores, data, ctx);
          const row = await entity.create(tx, data, ctx);
          await recordChanges(tx, entity, ctx, "create", [{ row, changes: changesBetween({}, data) }]);
          return row;
        }),
      ),
  };
}

/** Restores a deleted record under its old id, as its next version and in its old place. */
export async function restore<Row extends Data & Identified, In, Data extends object>(
  tx: Db,
  entity: CreateEntity<Row, In, Data>,
  id: number,
  data: Data,
  context: WriteContext,
): Promise<Row> {
  // When two people restore it at once, the second gets an error.
  await lockTable(tx, entity.table);
  const { version, values } = await deletedValues(tx, entity, id);
  const restored = { ...data, id, version: version + 1 };
  const deletion = await deletionOf(tx, activityPathOf(entity), id);
  const made = entity.restore
    ? await entity.restore(tx, restored, await parseFields(entity.schema, values), context)
    : await entity.create(tx, restored, context);
  if (made.id !== id) throw new Error(`${entity.path}: create does not pass on the id of a restored record`);
  const attached = deletion && valueBefore(deletion, "attached");
  if (attached) await entity.attachments?.restore(tx, id, attached);
  const place = deletion && valueBefore(deletion, "order");
  const isPlaced = "order" in made && typeof place === "number";
  if (isPlaced) await setPlace(tx, entity.table, id, place);
  const row = isPlaced ? await findOne(entity, tx, id) : made;
  await recordChanges(tx, entity, context, "restore", [{ row, changes: changesBetween(values, data) }]);
  return row;
}
