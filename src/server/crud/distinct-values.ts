import { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/db/client";

/** Reads the distinct values of a text column in order, jumping along its index. @returns at most `limit` values, without null */
export async function distinctValues(db: Db, table: Prisma.ModelName, column: string, limit: number): Promise<string[]> {
  const [rows, value] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)];
  const found = await db.$queryRaw<{ value: string }[]>`
    WITH RECURSIVE found (value) AS (
      (SELECT ${value} FROM ${rows} WHERE ${value} IS NOT NULL ORDER BY ${value} LIMIT 1)
      UNION ALL
      SELECT (SELECT ${value} FROM ${rows} WHERE ${value} > found.value ORDER BY ${value} LIMIT 1) FROM found WHERE found.value IS NOT NULL
    ) SELECT value FROM found WHERE value IS NOT NULL LIMIT ${limit}`;
  return found.map((row) => row.value);
}
