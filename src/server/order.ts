import { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/db/client";

/** Gives a new row the place after all others. Call it under `lockTable`, or two rows made at once get the same place. */
export async function placeLast(tx: Db, table: Prisma.ModelName, id: number): Promise<void> {
  const name = Prisma.raw(`"${table}"`);
  await tx.$executeRaw`
    UPDATE ${name} SET "order" = (SELECT coalesce(max("order"), 0) + 1 FROM ${name} WHERE "id" <> ${id}) WHERE "id" = ${id}`;
}

/**
 * Puts a row right before or right after another one and numbers all rows anew, from 1, in one statement. Call it under
 * `lockTable`.
 * @param table one that has an `order` column
 */
export async function moveRow(
  tx: Db,
  table: Prisma.ModelName,
  { id, ...place }: { id: number } & ({ before: number } | { after: number }),
): Promise<void> {
  const name = Prisma.raw(`"${table}"`);
  const [other, step] = "after" in place ? [place.after, 0.5] : [place.before, -0.5];
  const position = Prisma.sql`(SELECT "order" + ${step}::float FROM ${name} WHERE "id" = ${other})`;
  await tx.$executeRaw`
    UPDATE ${name} AS row SET "order" = numbered.position
    FROM (
      SELECT "id", row_number() OVER (
        ORDER BY CASE WHEN "id" = ${id} THEN ${position} ELSE "order" END, "id" = ${id}, "id"
      ) AS position FROM ${name}
    ) AS numbered
    WHERE row."id" = numbered."id" AND row."order" <> numbered.position`;
}
