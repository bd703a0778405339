import type { Db } from "~/server/db/client";
import { runTransaction } from "~/server/db/transaction";
import { processSingleton } from "~/server/platform/process-singleton";

type Generation = {
  /** Grows with every edit that a visitor could see. */
  value: number;
  /** False while edits in other instances go unnoticed, because the connection that tells of them is lost: no page is kept then. */
  isInformed: boolean;
  announce?: ((tx: Db) => Promise<void>) | undefined;
  /** Called after each edit in this process; must return at once. */
  onEdit?: (() => void) | undefined;
  /** Forgets all pages, those too that are shown when a render fails. */
  forgetPages?: () => void;
};

/** The generation of this process: a kept page is served only in the generation it was rendered in (cache invalidation). */
export function generation(): Generation {
  return processSingleton("generation", (): Generation => ({ value: 1, isInformed: true }));
}

/** Another database has taken the place of the one that all pages were rendered from. */
export function startAnew(): void {
  const current = generation();
  current.value += 1;
  current.forgetPages?.();
  current.onEdit?.();
}

/** Whether visitors see what a transaction changed; nothing for one that does not say. */
const visibility = new WeakMap<Db, boolean>();

/** Says whether visitors see a change: a transaction without any that they see leaves the page cache alone. */
export function noteVisibility(tx: Db, isSeen: boolean): void {
  visibility.set(tx, isSeen || (visibility.get(tx) ?? false));
}

/**
 * A transaction (see `runTransaction`) that changes what visitors see, and so empties the page cache: in the other instances by
 * its commit itself, so that a process killed right after it leaves none of them stale; here before the caller is answered.
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
    // Also when COMMIT got no answer: the change may be there.
    if (mayHaveCommitted) {
      current.value += 1;
      current.onEdit?.();
    }
  }
}
