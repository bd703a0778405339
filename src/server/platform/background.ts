import { log } from "./log";

/**
 * Runs work now and after each `wake`; wakes during a run cause one more run. Logs failures.
 * @param what log text, such as "Sending mails" @param work `signal` aborts on stop
 */
export function startInBackground(
  what: string,
  work: (signal: AbortSignal) => Promise<void>,
): { wake(): void; stop(): Promise<void> } {
  const end = new AbortController();
  let isRunPending = false;
  let running: Promise<void> | null = null;

  async function run() {
    while (isRunPending && !end.signal.aborted) {
      isRunPending = false;
      await work(end.signal).catch((error: unknown) => {
        // Work that a stop aborts has not failed.
        if (!end.signal.aborted) log.error(`${what} failed`, error);
      });
    }
    running = null;
  }

  function wake() {
    isRunPending = true;
    running ??= run();
  }

  async function stop() {
    end.abort();
    await running;
  }

  wake();
  return { wake, stop };
}
