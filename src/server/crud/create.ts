import { z } from "zod";
import type { Identified } from "~/lib/identified";
import { checkRules } from "~/lib/rules";
import { changesBetween } from "~/server/activity";
import type { Db } from "~/server/db/client";
import { guarded } from "~/server/trpc";
import type { WriteContext } from "./entity";
import { type Form, preparedFields, recordChanges } from "./form";
import { inTransaction } from "./in-transaction";

/** An entity that staff can add records to. */
export type CreateEntity<Row extends Data & Identified, In, Data extends object> = Form<Row, In, Data> & {
  /** The permission that adding needs, where the page has no New of its own: such as for what is edited inside another record. */
  createNeeds?: "edit";
  create(db: Db, data: Data, context: WriteContext): Promise<NoInfer<Row>>;
};

/** The procedure `create`. */
export function createProcedures<Row extends Data & Identified, In, Data extends object>(entity: CreateEntity<Row, In, Data>) {
  const schema: z.ZodType<Data, In> = entity.schema;
  return {
    /** @throws ERROR_<NOUN>_<FIELD>_EXIST at the field */
    create: guarded(entity.path)
      [entity.createNeeds ?? "add"].input(z.object({ data: schema }))
      .mutation(({ ctx, input }) =>
        inTransaction(entity, async (tx) => {
          const set = await preparedFields(entity, input.data, null, ctx);
          const data = { ...input.data, ...set };
          checkRules(entity.schema, data, Object.keys(set));
          const row = await entity.create(tx, data, ctx);
          await recordChanges(tx, entity, ctx, "create", [{ row, changes: changesBetween({}, data) }]);
          return row;
        }),
      ),
  };
}
