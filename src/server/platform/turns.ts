import { AsyncResource } from "node:async_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import { log } from "./log";

/** Length of a period; new connections get at most its first half. */
const PERIOD_MS = 40;
let isAccepting = false;
let periodStart = Number.NEGATIVE_INFINITY;

/**
 * Spreads tasks over turns of the event loop, so that many in a row don't block it. @param ms time for tasks per turn
 * @returns runs a task now or in a later turn; tasks keep their order
 */
export function createTurns(ms: number): (task: () => void) => void {
  const waiting: (() => void)[] = [];
  let isRunning = false;
  let endsAt: number | null = null;

  return (task) => {
    if (!isRunning && hasTime()) return task();
    waiting.push(AsyncResource.bind(task));
    if (!isRunning) void runWaiting();
  };

  function hasTime(): boolean {
    if (isAccepting) return false;
    const now = performance.now();
    if (endsAt === null) {
      endsAt = now + ms;
      setImmediate(() => {
        endsAt = null;
      });
    }
    return now < endsAt;
  }

  async function runWaiting(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      while (!hasTime()) await nextTurn();
      try {
        waiting.shift()?.();
      } catch (error) {
        log.error("A task failed", error);
      }
      // Lets the promises of the task settle first.
      await new Promise<void>((resolve) => process.nextTick(resolve));
    }
    isRunning = false;
  }
}

export function runLater(task: () => void): void {
  setImmediate(() => (isAccepting ? runLater(task) : task()));
}

/** Leaves this turn and the next one to the network: the event loop accepts one connection per turn. Called at each connection. */
export function favourConnections(): void {
  const now = performance.now();
  if (now - periodStart > PERIOD_MS) periodStart = now;
  if (isAccepting || now - periodStart > PERIOD_MS / 2) return;
  isAccepting = true;
  setImmediate(() =>
    setImmediate(() => {
      isAccepting = false;
    }),
  );
}
