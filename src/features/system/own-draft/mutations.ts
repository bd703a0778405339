import { env } from "~/env";
import type { Db } from "~/server/db/client";
import { processSingleton } from "~/server/platform/process-singleton";

/** Bytes of drafts between two cleanings of the embedded database. */
const RECLAIM_BYTES = 16 * 1024 * 1024;

const written = processSingleton("own-drafts-written", () => ({ bytes: 0 }));

/**
 * Frees the space of replaced drafts after some megabytes. The embedded database has no autovacuum and no checkpointer: until the
 * daily job, each version of a draft would stay in its table and in its log.
 */
export async function reclaimDrafts(db: Db, bytes: number): Promise<void> {
  if (env.DATABASE_URL) return;
  written.bytes += bytes;
  if (written.bytes < RECLAIM_BYTES) return;
  written.bytes = 0;
  await db.$executeRaw`VACUUM "OwnDraft"`;
  await db.$executeRaw`CHECKPOINT`;
}
