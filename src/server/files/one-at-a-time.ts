import { processSingleton } from "~/server/platform/process-singleton";

const queue = processSingleton("images", (): { last: Promise<unknown> } => ({ last: Promise.resolve() }));

/**
 * Runs the work after all earlier work has ended. A decoded image takes up to 160 MB of memory: two at once would be too much.
 */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = queue.last.then(work);
  queue.last = result.catch(() => undefined);
  return result;
}
