// The server and Next's bundle each hold a copy of this module: the queue is the process's.
const shared = globalThis as { [key: symbol]: Promise<unknown> | undefined } & typeof globalThis;
const queue = Symbol.for("atrium.images");

/**
 * Does the work when all that was asked for before is done. A decoded image takes up to 160 MB: two at once would be the
 * largest thing the process ever holds.
 */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = (shared[queue] ?? Promise.resolve()).then(work);
  shared[queue] = result.catch(() => undefined);
  return result;
}
