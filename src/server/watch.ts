import { log } from "./log";
import { withTimeout } from "./timeout";

export type State = "ok" | "unreachable";

type Options = {
  /** What was reached resolves; it may also hang. */
  check(): Promise<unknown>;
  /** A check that takes longer than this has failed. */
  maxMs?: number;
  /** How often something lost is looked for. */
  intervalMs?: number;
};

/**
 * Watches something outside the process, by name. It is looked for only when its state is asked for and, once it is lost, every
 * second until it is back: so each outage is one line in the log at its start and one at its end.
 * @returns asks for its state; however many ask at once, one check runs
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

  /** A check that hangs is waited for again, rather than joined by another one that hangs. */
  async function reached(): Promise<void> {
    running ??= check().finally(() => {
      running = null;
    });
    await withTimeout(running, maxMs);
  }
}
