import { processSingleton } from "~/server/platform/process-singleton";

const queue = processSingleton("images", (): { last: Promise<unknown> } => ({ last: Promise.resolve() }));

/** Runs work one at a time: a decoded image takes up to 160 MB of memory. */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = queue.last.then(work);
  queue.last = result.catch(() => undefined);
  return result;
}
