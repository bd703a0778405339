import { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/db/client";

/**
 * Numbers the rows of a table anew, from 1, in one statement.
 * @param table one that has an `order` column
 * @param change the row that comes last, or the row that goes right behind another one (`after: null`: first)
 */
export async function renumber(
  db: Db,
  table: Prisma.ModelName,
  change: { last: number } | { id: number; after: number | null },
): Promise<void> {
  const name = Prisma.raw(`"${table}"`);
  const moved = "last" in change ? change.last : change.id;
  const position =
    "last" in change
      ? Prisma.sql`(SELECT coalesce(max("order"), 0) + 1 FROM ${name})`
      : change.after === null
        ? Prisma.sql`-1`
        : Prisma.sql`(SELECT "order" FROM ${name} WHERE "id" = ${change.after})`;
  await db.$executeRaw`
    UPDATE ${name} AS row SET "order" = numbered.position
    FROM (
      SELECT "id", row_number() OVER (
        ORDER BY CASE WHEN "id" = ${moved} THEN ${position} ELSE "order" END, "id" = ${moved}, "id"
      ) AS position FROM ${name}
    ) AS numbered
    WHERE row."id" = numbered."id" AND row."order" <> numbered.position`;
}
