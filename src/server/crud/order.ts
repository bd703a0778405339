import { z } from "zod";
import { Prisma } from "~/generated/prisma/client";
import type { Identified } from "~/lib/identified";
import { changesBetween } from "~/server/activity";
import type { Db } from "~/server/db/client";
import { guarded } from "~/server/trpc";
import { type Entity, findOne, id } from "./entity";
import { recordChanges } from "./form";
import { inTransaction } from "./in-transaction";

const place = z.union([z.object({ id, before: id }), z.object({ id, after: id })]);

/** The procedure `move`, for a table whose rows have an `order`. */
export function orderProcedures<Row extends Identified>(entity: Entity<Row>) {
  return {
    /**
     * Puts a record right before or right after another one, and numbers all of them anew.
     * @throws ERROR_<NOUN>_NOT_FOUND when one of the two does not exist
     */
    move: guarded(entity.path)
      .edit.input(place)
      .mutation(({ ctx, input }) =>
        inTransaction({ ...entity, isSerial: true }, async (tx) => {
          const isBefore = "before" in input;
          const target = isBefore ? input.before : input.after;
          const before = await findOne(entity, tx, input.id);
          await findOne(entity, tx, target);
          if (target === input.id) return;
          await placeNextTo(tx, entity.table, input.id, target, isBefore);
          const after = await findOne(entity, tx, input.id);
          const changes = changesBetween(before, after);
          if (Object.keys(changes).length > 0) await recordChanges(tx, entity, ctx, "move", [{ row: after, changes }]);
        }),
      ),
  };
}

/** Gives a new row the place after all others. Call it under `lockTable`, or two rows made at once get the same place. */
export async function placeLast(tx: Db, table: Prisma.ModelName, id: number): Promise<void> {
  const name = Prisma.raw(`"${table}"`);
  await tx.$executeRaw`
    UPDATE ${name} SET "order" = (SELECT coalesce(max("order"), 0) + 1 FROM ${name} WHERE "id" <> ${id}) WHERE "id" = ${id}`;
}

/** Numbers all rows anew, from 1, in one statement, with one of them next to another. Call it under `lockTable`. */
async function placeNextTo(tx: Db, table: Prisma.ModelName, id: number, target: number, isBefore: boolean): Promise<void> {
  const name = Prisma.raw(`"${table}"`);
  // Of rows with the same place, the moved one comes first or last.
  const tie = isBefore ? Prisma.sql`"id" <> ${id}` : Prisma.sql`"id" = ${id}`;
  await tx.$executeRaw`
    UPDATE ${name} AS row SET "order" = numbered.position
    FROM (
      SELECT "id", row_number() OVER (
        ORDER BY CASE WHEN "id" = ${id} THEN (SELECT "order" FROM ${name} WHERE "id" = ${target}) ELSE "order" END, ${tie}, "id"
      ) AS position FROM ${name}
    ) AS numbered
    WHERE row."id" = numbered."id" AND row."order" <> numbered.position`;
}
