import { log } from "./log";

/**
 * Work that runs in the background of this process: now, and after each `wake`, which returns at once. While it runs, any number of
 * wakes make it run once more. A failure is logged.
 * @param what for the log, such as "Drawing the share cards"
 * @param work `signal` is aborted by a stop, `outdated` by a wake too: for long work that had better begin anew then
 * @returns also what stops it, after the work under way
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
        // What is cut off by the end of the process has not failed.
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
