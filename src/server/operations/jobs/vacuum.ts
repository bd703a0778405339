import { env } from "~/env";
import { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/db/client";
import type { Job } from "./job";

/** Vacuums the embedded database, which has no autovacuum or checkpointer: plans would get worse, and its log would grow. */
export const vacuum = {
  name: "vacuum",
  intervalMs: 24 * 60 * 60 * 1000,
  run: async ({ db, keepGoing }) => {
    if (env.DATABASE_URL) return;
    await vacuumTables(db, keepGoing);
    await db.$executeRaw`CHECKPOINT`;
  },
} as const satisfies Job;

export async function vacuumTables(db: Db, keepGoing: () => Promise<boolean> = async () => true): Promise<void> {
  for (const table of Object.values(Prisma.ModelName)) {
    if (!(await keepGoing())) return;
    await db.$executeRaw`VACUUM (ANALYZE) ${Prisma.raw(`"${table}"`)}`;
  }
}
