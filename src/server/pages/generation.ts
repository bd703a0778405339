import type { Db } from "~/server/db/client";
import { runTransaction } from "~/server/db/transaction";

/**
 * The generation: a number that grows with every edit that a visitor could see. A kept page is served only in the generation
 * it was rendered in, so raising it is the whole of invalidation.
 */
const shared = globalThis as { [key: symbol]: unknown } & typeof globalThis;
const key = Symbol.for("atrium.generation");

type Generation = {
  value: number;
  /** False while edits made in other instances can't be heard of: nothing may be kept then. */
  isInformed: boolean;
  /** Tells the other instances when this transaction commits; there are none on an embedded database. */
  announce?: ((tx: Db) => Promise<void>) | undefined;
};

/** The generation of this process. */
export function generation(): Generation {
  const current = shared[key];
  if (isGeneration(current)) return current;
  const first: Generation = { value: 1, isInformed: true };
  shared[key] = first;
  return first;
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
      await current.announce?.(tx);
      mayHaveCommitted = true;
      return result;
    });
  } finally {
    // Also when COMMIT got no answer: the change may be there.
    if (mayHaveCommitted) current.value += 1;
  }
}

function isGeneration(value: unknown): value is Generation {
  return typeof value === "object" && value !== null && "value" in value;
}
