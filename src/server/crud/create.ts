import { z } from "zod";
import type { Identified } from "~/lib/identified";
import { changesBetween } from "~/server/db/activity";
import { id } from "./entity";
import { type CreateEntity, recordChanges, wholeData } from "./form";
import { inTransaction } from "./in-transaction";
import { restoreRecord } from "./restore";
import { guarded } from "./trpc";

export function createProcedures<Row extends Data & Identified, In, Data extends object>(entity: CreateEntity<Row, In, Data>) {
  const schema: z.ZodType<Data, In> = entity.schema;
  const { path, createNeeds: action = "add" } = entity;
  return {
    /**
     * Adds a record. @param restores id of a deleted record, reused so that links to it work again
     * @throws ERROR_<NOUN>_<FIELD>_EXIST at the field, ERROR_<NOUN>_NOT_FOUND when no such record was deleted
     */
    create: guarded(path)
      [action].input(z.object({ data: schema, restores: id.optional() }))
      .mutation(({ ctx, input: { data: sent, restores } }) =>
        inTransaction(entity, async (tx) => {
          if (restores !== undefined) return restoreRecord(tx, entity, restores, ctx, sent);
          const data = await wholeData(tx, entity, sent, ctx);
          const row = await entity.create(tx, data, ctx);
          await recordChanges(tx, entity, ctx, "create", [{ row, changes: changesBetween({}, data) }]);
          return row;
        }),
      ),
  };
}
