import { Prisma } from "~/generated/prisma/client";
import type { Db } from "./client";

/**
 * Counts the bytes of the rows' texts and of their JSON, such as the parts of a page. PostgreSQL takes the length of a long text
 * from its header, without reading the text.
 */
export async function measureTexts(db: Db, table: Prisma.ModelName, ids: readonly number[]): Promise<number> {
  const columns = await db.$queryRaw<{ name: string }[]>`
    SELECT "attname" AS "name" FROM pg_attribute
    WHERE "attrelid" = ${`"${table}"`}::regclass AND "atttypid" IN ('text'::regtype, 'jsonb'::regtype)
      AND "attnum" > 0 AND NOT "attisdropped"`;
  const lengths = columns.map(({ name }) => Prisma.raw(`coalesce(octet_length("${name}"::text), 0)`));
  const [measured] = await db.$queryRaw<{ bytes: number }[]>`
    SELECT coalesce(sum(${Prisma.join(lengths, " + ")}), 0)::float8 AS "bytes"
    FROM ${Prisma.raw(`"${table}"`)} WHERE "id" = ANY(${ids})`;
  return measured?.bytes ?? 0;
}
