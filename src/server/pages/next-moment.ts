import { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/db/client";
import { publishingMoments } from "~/server/traits/publishing";

/** Returns the next scheduled change of the public site, or null. */
export async function nextMoment(db: Db, after: Date): Promise<Date | null> {
  const first = publishingMoments.map(({ table, column, laterMs = 0 }) => {
    const name = Prisma.raw(`"${column}"`);
    const later = Prisma.raw(`interval '${laterMs} milliseconds'`);
    const since = new Date(after.getTime() - laterMs);
    return Prisma.sql`(SELECT min(${name}) + ${later} FROM ${Prisma.raw(`"${table}"`)} WHERE ${name} > ${since})`;
  });
  // LEAST ignores nulls.
  const [row] = await db.$queryRaw<{ moment: Date | null }[]>`SELECT LEAST(${Prisma.join(first)}) AS moment`;
  return row?.moment ?? null;
}
