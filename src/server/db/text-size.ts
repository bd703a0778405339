import { Prisma } from "~/generated/prisma/client";
import type { Db } from "./client";

/** Counts rows and the bytes of their texts. PostgreSQL takes the length of a long text from its header, without reading the text. */
export async function measureRows(db: Db, table: Prisma.ModelName, ids: readonly number[]) {
  const columns = await db.$queryRaw<{ name: string }[]>`
    SELECT "attname" AS "name" FROM pg_attribute
    WHERE "attrelid" = ${`"${table}"`}::regclass AND "atttypid" = 'text'::regtype AND "attnum" > 0 AND NOT "attisdropped"`;
  const lengths = columns.map(({ name }) => Prisma.raw(`coalesce(octet_length("${name}"), 0)`));
  const [measured] = await db.$queryRaw<{ count: number; bytes: number }[]>`
    SELECT count(*)::int AS "count", coalesce(sum(${Prisma.join(lengths, " + ")}), 0)::float8 AS "bytes"
    FROM ${Prisma.raw(`"${table}"`)} WHERE "id" = ANY(${ids})`;
  return measured ?? { count: 0, bytes: 0 };
}
