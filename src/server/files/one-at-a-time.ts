import { processSingleton } from "~/server/process-singleton";

const queue = processSingleton("images", (): { last: Promise<unknown> } => ({ last: Promise.resolve() }));

/**
 * Does the work when all that was asked for before is done. A decoded image takes up to 160 MB: two at once would be the
 * largest thing the process ever holds.
 */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = queue.last.then(work);
  queue.last = result.catch(() => undefined);
  return result;
}
