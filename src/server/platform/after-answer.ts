import { setTimeout as sleep } from "node:timers/promises";
import { log } from "~/server/platform/log";
import { processSingleton } from "~/server/platform/process-singleton";

/** Minimum delay: long enough to send the answer. Random beyond it, against timing attacks. */
const MIN_DELAY_MS = 100;
const MAX_DELAY_MS = 1_000;

type Pending = { start: AbortController; done: Promise<void> };

const pending = processSingleton("after-answer", () => new Set<Pending>());

/** Runs work after the answer, whose time must not show it. Logs failures. @param what such as "Writing a mail" */
export function runAfterAnswer(what: string, work: () => Promise<void>): void {
  const start = new AbortController();
  const delay = MIN_DELAY_MS + Math.random() * (MAX_DELAY_MS - MIN_DELAY_MS);
  const done = sleep(delay, undefined, { signal: start.signal })
    // `finishWorkAfterAnswers` aborts the delay: the work starts at once.
    .catch(() => {})
    .then(work)
    .catch((error: unknown) => log.error(`${what} failed`, error))
    .finally(() => pending.delete(entry));
  const entry = { start, done };
  pending.add(entry);
}

export async function finishWorkAfterAnswers(): Promise<void> {
  while (pending.size > 0) {
    for (const { start } of pending) start.abort();
    await Promise.all([...pending].map(({ done }) => done));
  }
}
