import { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/db/client";

/** The columns whose moments change what visitors see; each has an index of its own. What else can be scheduled joins here. */
const moments = [
  { table: "NewsArticle", column: "publishAt" },
  { table: "NewsArticle", column: "unpublishAt" },
] as const satisfies readonly { table: Prisma.ModelName; column: string }[];

/** When, after a moment, something next appears on the public site or goes by itself; null when nothing is scheduled. */
export async function nextMoment(db: Db, after: Date): Promise<Date | null> {
  const first = moments.map(({ table, column }) => {
    const name = Prisma.raw(`"${column}"`);
    return Prisma.sql`(SELECT min(${name}) FROM ${Prisma.raw(`"${table}"`)} WHERE ${name} > ${after})`;
  });
  // LEAST passes over those that have none.
  const [row] = await db.$queryRaw<{ moment: Date | null }[]>`SELECT LEAST(${Prisma.join(first)}) AS moment`;
  return row?.moment ?? null;
}
