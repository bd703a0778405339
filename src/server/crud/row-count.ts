import type { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/db/client";

/** The tables whose triggers count their rows; see the migration `row_counts`. One that grows long joins them there and here. */
type CountedTable = Extract<Prisma.ModelName, "Conversation" | "NewsArticle">;

/**
 * How many rows a table has in all, without reading them: counting a hundred thousand takes longer than all else of a list. Kept
 * in a few rows, so that transactions at the same time don't wait for each other; their sum counts.
 */
export async function rowCount(db: Db, table: CountedTable): Promise<number> {
  const { _sum } = await db.rowCount.aggregate({ where: { table }, _sum: { rows: true } });
  return _sum.rows ?? 0;
}
