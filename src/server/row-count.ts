import type { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/db/client";

/** The tables whose triggers count their rows; see the migration `row_counts`. One that grows long joins them there and here. */
type CountedTable = Extract<Prisma.ModelName, "NewsArticle">;

/** How many rows a table has in all, without reading them: counting a hundred thousand takes longer than all else of a list. */
export async function rowCount(db: Db, table: CountedTable): Promise<number> {
  const kept = await db.rowCount.findUnique({ where: { table }, select: { rows: true } });
  return kept?.rows ?? 0;
}
