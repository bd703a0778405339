import type { Db } from "~/server/db/client";
import { runTransaction } from "~/server/db/transaction";
import { processSingleton } from "~/server/platform/process-singleton";

type Generation = {
  value: number;
  /** False while the connection for other instances' edits is lost: no page is cached then. */
  isInformed: boolean;
  /** Notifies other instances when this transaction commits; undefined with an embedded database. */
  announce?: ((tx: Db) => Promise<void>) | undefined;
  /** Drops all pages, including fallbacks for failed renders. */
  forgetPages?: () => void;
};

/** Returns the generation of this process: a cached page is valid only in the generation that rendered it. */
export function generation(): Generation {
  return processSingleton("generation", (): Generation => ({ value: 1, isInformed: true }));
}

/** Drops all pages after the database was replaced. */
export function startAnew(): void {
  const current = generation();
  current.value += 1;
  current.forgetPages?.();
}

/** Whether visitors see a transaction's changes, if it said so. */
const visibility = new WeakMap<Db, boolean>();

/** Notes whether visitors see a change; without visible changes the page cache stays. */
export function noteVisibility(tx: Db, isSeen: boolean): void {
  visibility.set(tx, isSeen || (visibility.get(tx) ?? false));
}

/**
 * Runs a transaction, then empties this process's page cache. The commit itself notifies other instances, even when this process
 * is killed right after it.
 */
export async function runPublicTransaction<Result>(work: (tx: Db, isRetry: boolean) => Promise<Result>): Promise<Result> {
  const current = generation();
  let mayHaveCommitted = false;
  try {
    return await runTransaction(async (tx, isRetry) => {
      const result = await work(tx, isRetry);
      if (visibility.get(tx) === false) return result;
      await current.announce?.(tx);
      mayHaveCommitted = true;
      return result;
    });
  } finally {
    // Also after a COMMIT without an answer, which may have succeeded.
    if (mayHaveCommitted) current.value += 1;
  }
}
