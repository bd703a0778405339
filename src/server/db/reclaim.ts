import { env } from "~/env";
import { Prisma } from "~/generated/prisma/client";
import { processSingleton } from "~/server/platform/process-singleton";
import type { Db } from "./client";

/** Bytes written into a table between two cleanings. */
const RECLAIM_BYTES = 16 * 1024 * 1024;

const writtenBytes = processSingleton("written-bytes", () => new Map<Prisma.ModelName, number>());

/**
 * Frees the space of replaced rows after some megabytes. The embedded database has no autovacuum and no checkpointer: until the daily
 * job, each version of a row would stay in its table and in the database's log.
 * @param bytes just written
 */
export async function reclaimSpace(db: Db, table: Prisma.ModelName, bytes: number): Promise<void> {
  if (env.DATABASE_URL) return;
  const written = (writtenBytes.get(table) ?? 0) + bytes;
  writtenBytes.set(table, written < RECLAIM_BYTES ? written : 0);
  if (written < RECLAIM_BYTES) return;
  await db.$executeRaw`VACUUM ${Prisma.raw(`"${table}"`)}`;
  await db.$executeRaw`CHECKPOINT`;
}
