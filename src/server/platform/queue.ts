import { runLater } from "./turns";

export class QueueFullError extends Error {}

export type Queue = {
  /** Runs a task when a place is free. @param from origin, such as a client address @throws QueueFullError */
  run<Result>(task: () => Promise<Result>, from?: string): Promise<Result>;
  size(): { running: number; waiting: number };
};

type Waiting = { start(): void; refuse(error: QueueFullError): void };

type QueueLimits = {
  maxRunning: number;
  maxWaiting: number;
  maxRunningEach?: number;
  /** Milliseconds until a waiting task is refused; unlimited by default. */
  maxWaitingMs?: number;
};

/** Runs `maxRunning` tasks while `maxWaiting` wait. Clients take turns; a full queue drops the last of the longest line. */
export function createQueue({ maxRunning, maxWaiting, maxRunningEach = maxRunning, maxWaitingMs }: QueueLimits): Queue {
  const lines = new Map<string, Waiting[]>();
  const runningOf = new Map<string, number>();
  let running = 0;
  let waiting = 0;

  return {
    run: async (task, from = "") => {
      if (running < maxRunning && hasPlace(from)) takePlace(from);
      else await waitForPlace(from);
      try {
        return await task();
      } finally {
        passOnPlace(from);
      }
    },
    size: () => ({ running, waiting }),
  };

  function waitForPlace(from: string): Promise<void> {
    if (waiting >= maxWaiting) makeRoom(from);
    waiting += 1;
    let timer: NodeJS.Timeout | undefined;
    return new Promise<void>((start, refuse) => {
      const task = { start, refuse };
      const line = lines.get(from);
      if (line) line.push(task);
      else lines.set(from, [task]);
      if (maxWaitingMs !== undefined) timer = setTimeout(() => giveUp(task, from), maxWaitingMs);
    }).finally(() => clearTimeout(timer));
  }

  function giveUp(task: Waiting, from: string): void {
    const line = lines.get(from) ?? [];
    const index = line.indexOf(task);
    // The task has just started.
    if (index === -1) return;
    line.splice(index, 1);
    if (line.length === 0) lines.delete(from);
    waiting -= 1;
    task.refuse(new QueueFullError());
  }

  function makeRoom(from: string): void {
    const longest = [...lines.values()].reduce<Waiting[]>((a, b) => (b.length > a.length ? b : a), []);
    const ownLength = lines.get(from)?.length ?? 0;
    if (longest.length <= ownLength + 1) throw new QueueFullError();
    longest.pop()?.refuse(new QueueFullError());
    waiting -= 1;
  }

  function hasPlace(from: string): boolean {
    return (runningOf.get(from) ?? 0) < maxRunningEach;
  }

  function takePlace(from: string): void {
    running += 1;
    runningOf.set(from, (runningOf.get(from) ?? 0) + 1);
  }

  function passOnPlace(from: string): void {
    running -= 1;
    const stillRunning = (runningOf.get(from) ?? 0) - 1;
    if (stillRunning > 0) runningOf.set(from, stillRunning);
    else runningOf.delete(from);
    const next = [...lines].find(([client]) => hasPlace(client));
    if (!next) return;
    const [client, line] = next;
    lines.delete(client);
    const first = line.shift();
    takePlace(client);
    // Lets new tasks in: tasks that only compute would starve the network.
    if (first) runLater(first.start);
    waiting -= 1;
    if (line.length > 0) lines.set(client, line);
  }
}
