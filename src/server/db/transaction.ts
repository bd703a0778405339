import { setTimeout as sleep } from "node:timers/promises";
import { Prisma } from "~/generated/prisma/client";
import { isWriteConflict } from "~/server/platform/errors";
import { type Db, openClient } from "./client";

const maxAttempts = 6;
/** The longest pause before the second attempt; it doubles with each further one. */
const firstPauseMs = 40;

/**
 * Runs `work` in one transaction (READ COMMITTED). After a deadlock or a lost race it runs again, after a random pause so that the
 * same transactions don't meet again: `work` must do nothing outside the database.
 * @param work gets whether it is run again
 * @throws what `work` throws; the last error when it lost each time
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
 * Starts something once a transaction of `runTransaction` is committed: not at all when it is rolled back. Anything that must
 * happen needs a job beside it, as the process may be killed in between. Every transaction is run by `runTransaction`
 * (`npm run check` refuses others): other transactions never run this work.
 * @param follow must return at once and not throw; the same function is called once
 */
export function afterCommit(tx: Db, follow: () => void): void {
  followers.set(tx, (followers.get(tx) ?? new Set()).add(follow));
}

/**
 * Locks rows until the transaction ends; what is read after it is their newest state. Rows that are deleted meanwhile are
 * skipped. In the order of their ids, so that two transactions don't wait for each other.
 */
export async function lockRows(tx: Db, table: Prisma.ModelName, ids: number[]): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM ${Prisma.raw(`"${table}"`)} WHERE "id" = ANY(${ids}) ORDER BY "id" FOR UPDATE`;
}

/**
 * Takes the advisory lock of a table until the transaction ends: for changes that concern the whole table. Readers don't wait.
 */
export async function lockTable(tx: Db, table: Prisma.ModelName): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`atrium.${table}`}))`;
}
