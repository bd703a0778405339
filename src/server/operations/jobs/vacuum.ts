import { env } from "~/env";
import { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/db/client";
import type { Job } from "./job";

/**
 * Vacuums and analyses the embedded database, which has no autovacuum. Without it, the planner knows nothing of a table that has
 * grown and reads all of it, and a list can't skip to a deep page by its index alone. Nor has it a checkpointer: its log would grow
 * until it is closed, and be read again after a crash. A PostgreSQL server does this by itself.
 */
export const vacuum = {
  name: "vacuum",
  intervalMs: 24 * 60 * 60 * 1000,
  run: async ({ db, keepGoing }) => {
    if (env.DATABASE_URL) return;
    await vacuumTables(db, keepGoing);
    await db.$executeRaw`CHECKPOINT`;
  },
} as const satisfies Job;

/** Vacuums and analyses all tables, of either database. @param keepGoing is asked before each of them */
export async function vacuumTables(db: Db, keepGoing: () => Promise<boolean> = async () => true): Promise<void> {
  for (const table of Object.values(Prisma.ModelName)) {
    if (!(await keepGoing())) return;
    await db.$executeRaw`VACUUM (ANALYZE) ${Prisma.raw(`"${table}"`)}`;
  }
}
