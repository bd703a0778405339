import { log } from "./log";

/**
 * Runs work now and after each `wake`; wakes during a run cause one more. Failures are logged.
 * @param what log text, such as "Drawing the share cards" @param work `signal` aborts at a stop, `outdated` at a wake too
 */
export function startInBackground(
  what: string,
  work: (signal: AbortSignal, outdated: AbortSignal) => Promise<void>,
): { wake(): void; stop(): Promise<void> } {
  const end = new AbortController();
  let isWanted = false;
  let renewed = new AbortController();
  let running: Promise<void> | null = null;

  async function run() {
    while (isWanted && !end.signal.aborted) {
      isWanted = false;
      renewed = new AbortController();
      await work(end.signal, AbortSignal.any([end.signal, renewed.signal])).catch((error: unknown) => {
        // Work cut off by the end of the process has not failed.
        if (!end.signal.aborted) log.error(`${what} failed`, error);
      });
    }
    running = null;
  }

  function wake() {
    isWanted = true;
    renewed.abort();
    running ??= run();
  }

  async function stop() {
    end.abort();
    await running;
  }

  wake();
  return { wake, stop };
}
