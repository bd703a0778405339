import { setTimeout as sleep } from "node:timers/promises";
import { Prisma } from "~/generated/prisma/client";
import { isWriteConflict } from "~/server/platform/errors";
import { type Db, openClient } from "./client";

const maxAttempts = 6;
/** Longest pause before the second attempt; doubles with each further one. */
const firstPauseMs = 40;

/**
 * Runs `work` in a READ COMMITTED transaction. After a deadlock or a lost race it runs again, so it must have no effects outside
 * the database.
 * @throws errors of `work`; the last error when every attempt lost
 */
export async function runTransaction<Result>(work: (tx: Db, isRetry: boolean) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      let committed: Db | undefined;
      const result = await openClient().$transaction((tx) => {
        committed = tx;
        return work(tx, attempt > 1);
      });
      for (const follow of committed ? (followers.get(committed) ?? []) : []) follow();
      return result;
    } catch (error) {
      if (!isWriteConflict(error) || attempt === maxAttempts) throw error;
      await sleep(Math.random() * firstPauseMs * 2 ** (attempt - 1));
    }
  }
}

const followers = new WeakMap<Db, Set<() => void>>();

/**
 * Runs something after the commit. The process may be killed before, so what must happen needs a job too.
 * @param follow must return at once and not throw; the same function is called once
 */
export function afterCommit(tx: Db, follow: () => void): void {
  followers.set(tx, (followers.get(tx) ?? new Set()).add(follow));
}

/** Locks existing rows until the transaction ends, in the order of ids, which avoids deadlocks. @returns their ids */
export async function lockRows(tx: Db, table: Prisma.ModelName, ids: number[]): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM ${Prisma.raw(`"${table}"`)} WHERE "id" = ANY(${ids}) ORDER BY "id" FOR UPDATE`;
  return rows.map(({ id }) => id);
}

/** Takes a table's advisory lock until the transaction ends, for changes that concern the whole table. Readers don't wait. */
export async function lockTable(tx: Db, table: Prisma.ModelName): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`atrium.${table}`}))`;
}
