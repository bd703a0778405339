import { z } from "zod";
import { Prisma } from "~/generated/prisma/client";
import type { Identified } from "~/lib/identified";
import type { Db } from "~/server/db/client";
import { noteVisibility } from "~/server/db/generation";
import { type Entity, findOne, id } from "./entity";
import { recordChanges } from "./form";
import { inTransaction } from "./in-transaction";
import { guarded } from "./trpc";

const place = z.union([z.object({ id, before: id }), z.object({ id, after: id })]);

export function orderProcedures<Row extends Identified>(entity: Entity<Row>) {
  return {
    /** Moves a record next to another one and renumbers all. @throws ERROR_<NOUN>_NOT_FOUND when one of the two does not exist */
    move: guarded(entity.path)
      .edit.input(place)
      .mutation(({ ctx, input }) =>
        inTransaction({ ...entity, isSerial: true }, async (tx) => {
          const isBefore = "before" in input;
          const target = isBefore ? input.before : input.after;
          await findOne(entity, tx, input.id);
          await findOne(entity, tx, target);
          noteVisibility(tx, false);
          if (target === input.id) return;
          const before = await positionOf(tx, entity.table, input.id);
          await placeNextTo(tx, entity.table, input.id, target, isBefore);
          const after = await positionOf(tx, entity.table, input.id);
          if (before === after) return;
          const row = await findOne(entity, tx, input.id);
          await recordChanges(tx, entity, ctx, "move", [{ row, changes: { order: [before, after] } }]);
        }),
      ),
  };
}

/** Places a new row last. Call it under `lockTable`, or two concurrent new rows share a place. */
export async function placeLast(tx: Db, table: Prisma.ModelName, id: number): Promise<void> {
  const name = Prisma.raw(`"${table}"`);
  await tx.$executeRaw`
    UPDATE ${name} SET "order" = (SELECT coalesce(max("order"), 0) + 1 FROM ${name} WHERE "id" <> ${id}) WHERE "id" = ${id}`;
}

/** Puts a restored row back where its deletion left a gap. */
export async function setPlace(tx: Db, table: Prisma.ModelName, id: number, place: number): Promise<void> {
  await tx.$executeRaw`UPDATE ${Prisma.raw(`"${table}"`)} SET "order" = ${place} WHERE "id" = ${id}`;
}

/** Dates a restored row like the deleted one: lists without an order of their own begin with the newest. */
export async function setCreatedAt(tx: Db, table: Prisma.ModelName, id: number, createdAt: Date): Promise<void> {
  await tx.$executeRaw`UPDATE ${Prisma.raw(`"${table}"`)} SET "createdAt" = ${createdAt} WHERE "id" = ${id}`;
}

/** Returns the position of a row, from 1. Its `order` may differ, as deleted rows leave gaps. */
async function positionOf(tx: Db, table: Prisma.ModelName, id: number): Promise<number> {
  const name = Prisma.raw(`"${table}"`);
  const [row] = await tx.$queryRaw<{ position: number }[]>`
    SELECT count(*)::int AS "position" FROM ${name}
    WHERE ("order", "id") <= (SELECT "order", "id" FROM ${name} WHERE "id" = ${id})`;
  return row?.position ?? 0;
}

/** Renumbers all rows from 1 in one statement, with one row next to another. Call it under `lockTable`. */
async function placeNextTo(tx: Db, table: Prisma.ModelName, id: number, target: number, isBefore: boolean): Promise<void> {
  const name = Prisma.raw(`"${table}"`);
  // Tie-break: the moved row comes first or last.
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
