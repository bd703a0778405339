// The server and Next's bundle each hold a copy of this module: the queue is the process's.
const shared = globalThis as { [key: symbol]: Promise<unknown> | undefined } & typeof globalThis;
const queue = Symbol.for("atrium.images");

/**
 * Runs the work after all earlier work has ended. A decoded image takes up to 160 MB of memory: two at once would be too much.
 */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = (shared[queue] ?? Promise.resolve()).then(work);
  shared[queue] = result.catch(() => undefined);
  return result;
}
