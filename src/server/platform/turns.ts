import { AsyncResource } from "node:async_hooks";

/** New connections get at most the first half of each period while they keep coming. */
const PERIOD_MS = 40;
let isAccepting = false;
let periodStart = Number.NEGATIVE_INFINITY;

/**
 * Shares out turns of the event loop among tasks that would otherwise follow each other without letting it turn.
 * @param ms how long tasks may start in a turn
 * @returns runs a task now or, if this turn is used up, in a later one; tasks keep their order
 */
export function createTurns(ms: number): (task: () => void) => void {
  const waiting: (() => void)[] = [];
  let endsAt: number | null = null;

  return (task) => {
    if (waiting.length === 0 && hasTime()) return task();
    waiting.push(AsyncResource.bind(task));
    setImmediate(runFirst);
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

  /** Each waiting task has one pending call of this, so that the promises of a task settle before the next one starts. */
  function runFirst(): void {
    if (hasTime()) waiting.shift()?.();
    else setImmediate(runFirst);
  }
}

/** Runs a task in a later turn of the event loop. */
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
