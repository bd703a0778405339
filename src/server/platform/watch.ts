import { log } from "./log";
import { withTimeout } from "./timeout";

export type State = "ok" | "unreachable";

type Options = {
  check(): Promise<unknown>;
  maxMs?: number;
  intervalMs?: number;
};

/**
 * Watches a service: checks on request and, after a failure, every second until it is back. Logs an outage once at each end.
 * @returns asks for the state; concurrent calls share a check
 */
export function createWatch(name: string, { check, maxMs = 2_000, intervalMs = 1_000 }: Options): () => Promise<State> {
  let running: Promise<unknown> | null = null;
  let pendingCheck: Promise<State> | null = null;
  let lostAt: number | null = null;

  return state;

  function state(): Promise<State> {
    if (lostAt !== null) return Promise.resolve("unreachable");
    pendingCheck ??= look().finally(() => {
      pendingCheck = null;
    });
    return pendingCheck;
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

  /** Waits again for a hanging check, so that checks do not pile up. */
  async function reached(): Promise<void> {
    running ??= check().finally(() => {
      running = null;
    });
    await withTimeout(running, maxMs);
  }
}
