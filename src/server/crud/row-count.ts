import type { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/db/client";

/** Tables with a row count kept by triggers (migration `row_counts`). Add tables that grow long in both places. */
type CountedTable = Extract<Prisma.ModelName, "Activity" | "Candidate" | "Conversation" | "NewsArticle">;

/** Columns whose values are counted too (migration `career`). */
type CountedColumn = { table: "Candidate"; column: "stage" | "sourceId" };

/** Counts rows without reading them, the slowest part of a list. Sums a few rows, so that concurrent writers don't wait. */
export async function rowCount(db: Db, table: CountedTable): Promise<number> {
  const { _sum } = await db.rowCount.aggregate({ where: { table, column: "" }, _sum: { rows: true } });
  return _sum.rows ?? 0;
}

/** Counts rows by the values of a column, as texts; values without rows may be missing. */
export async function rowCountsBy(db: Db, { table, column }: CountedColumn): Promise<Map<string, number>> {
  const counts = await db.rowCount.groupBy({ by: ["value"], where: { table, column }, _sum: { rows: true } });
  return new Map(counts.map(({ value, _sum }) => [value, _sum.rows ?? 0]));
}

/** Whether conditions exclude no row, so that `rowCount` is the total of a list. */
export function isWhole(...conditions: object[]): boolean {
  return conditions.every((condition) => Object.values(condition).every((value) => value === undefined));
}
