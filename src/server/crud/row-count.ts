import type { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/db/client";

/** The tables whose triggers count their rows; see the migration `row_counts`. One that grows long joins them there and here. */
type CountedTable = Extract<Prisma.ModelName, "Activity" | "Candidate" | "Conversation" | "NewsArticle">;

/** The columns by whose values rows are counted too; see the migration `career`. */
type CountedColumn = { table: "Candidate"; column: "stage" | "sourceId" };

/**
 * How many rows a table has in all, without reading them: counting a hundred thousand takes longer than all else of a list. Kept
 * in a few rows, so that transactions at the same time don't wait for each other; their sum counts.
 */
export async function rowCount(db: Db, table: CountedTable): Promise<number> {
  const { _sum } = await db.rowCount.aggregate({ where: { table, column: "" }, _sum: { rows: true } });
  return _sum.rows ?? 0;
}

/** How many rows a table has by the values of a column, as texts; a value that no row has may be missing. */
export async function rowCountsBy(db: Db, { table, column }: CountedColumn): Promise<Map<string, number>> {
  const counts = await db.rowCount.groupBy({ by: ["value"], where: { table, column }, _sum: { rows: true } });
  return new Map(counts.map(({ value, _sum }) => [value, _sum.rows ?? 0]));
}

/** Whether conditions leave no row out: then `rowCount` is the total of a list. */
export function isWhole(...conditions: object[]): boolean {
  return conditions.every((condition) => Object.values(condition).every((value) => value === undefined));
}
