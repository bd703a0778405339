import { log } from "./log";
import { withTimeout } from "./timeout";

export type State = "ok" | "unreachable";

type Options = {
  check(): Promise<unknown>;
  /** A check that takes longer than this has failed. */
  maxMs?: number;
  intervalMs?: number;
};

/**
 * Watches a service outside the process. It is checked only when its state is asked for and, after a failure, every second until
 * it is back: so each outage is one line in the log at its start and one at its end.
 * @returns asks for the state; calls at the same time share one check
 */
export function createWatch(name: string, { check, maxMs = 2_000, intervalMs = 1_000 }: Options): () => Promise<State> {
  let running: Promise<unknown> | null = null;
  let asked: Promise<State> | null = null;
  let lostAt: number | null = null;

  return state;

  function state(): Promise<State> {
    if (lostAt !== null) return Promise.resolve("unreachable");
    asked ??= look().finally(() => {
      asked = null;
    });
    return asked;
  }

  async function look(): Promise<State> {
    try {
      await reached();
      if (lostAt !== null) log.info(`The ${name} is back after ${Math.round((Date.now() - lostAt) / 1000)} s`);
      lostAt = null;
      return "ok";
    } catch (error) {
      if (lostAt === null) {
        lostAt = Date.now();
        log.warn(`The ${name} can't be reached`, error);
      }
      setTimeout(look, intervalMs).unref();
      return "unreachable";
    }
  }

  /** A check that hangs is waited for again, so that checks do not pile up. */
  async function reached(): Promise<void> {
    running ??= check().finally(() => {
      running = null;
    });
    await withTimeout(running, maxMs);
  }
}
