import { log } from "./log";

/**
 * Runs work now and after each `wake`; wakes during a run cause one more run. Logs failures.
 * @param what log text, such as "Drawing the share cards" @param work `signal` aborts on stop, `outdated` also on wake
 */
export function startInBackground(
  what: string,
  work: (signal: AbortSignal, outdated: AbortSignal) => Promise<void>,
): { wake(): void; stop(): Promise<void> } {
  const end = new AbortController();
  let isRunPending = false;
  let currentRun = new AbortController();
  let running: Promise<void> | null = null;

  async function run() {
    while (isRunPending && !end.signal.aborted) {
      isRunPending = false;
      currentRun = new AbortController();
      await work(end.signal, AbortSignal.any([end.signal, currentRun.signal])).catch((error: unknown) => {
        // Work that a stop aborts has not failed.
        if (!end.signal.aborted) log.error(`${what} failed`, error);
      });
    }
    running = null;
  }

  function wake() {
    isRunPending = true;
    currentRun.abort();
    running ??= run();
  }

  async function stop() {
    end.abort();
    await running;
  }

  wake();
  return { wake, stop };
}
