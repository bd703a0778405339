/** A task was not run, because too many are waiting already. */
export class QueueFullError extends Error {}

export type Queue = {
  /**
   * Runs a task when a place is free.
   * @param from where the task comes from, such as the address of a client
   * @throws QueueFullError
   */
  run<Result>(task: () => Promise<Result>, from?: string): Promise<Result>;
  /** How many tasks run and wait now. */
  size(): { running: number; waiting: number };
};

type Waiting = { start(): void; refuse(error: QueueFullError): void };

/**
 * Runs tasks, at most `maxRunning` at once while at most `maxWaiting` wait. Clients take turns (fair queueing), and a full
 * queue drops the last task of the client that has the most in it: a flood from one address mostly delays itself.
 */
export function createQueue({ maxRunning, maxWaiting }: { maxRunning: number; maxWaiting: number }): Queue {
  /** The waiting tasks of each client; the client whose turn is next comes first. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  return {
    run: async (task, from = "") => {
      if (running < maxRunning) running += 1;
      else await waitForPlace(from);
      try {
        return await task();
      } finally {
        passOnPlace();
      }
    },
    size: () => ({ running, waiting }),
  };

  function waitForPlace(from: string): Promise<void> {
    if (waiting >= maxWaiting) makeRoom(from);
    waiting += 1;
    return new Promise<void>((start, refuse) => {
      const line = lines.get(from);
      if (line) line.push({ start, refuse });
      else lines.set(from, [{ start, refuse }]);
    });
  }

  function makeRoom(from: string): void {
    const longest = [...lines.values()].reduce<Waiting[]>((a, b) => (b.length > a.length ? b : a), []);
    const own = lines.get(from)?.length ?? 0;
    // The newcomer's client would have the longest line itself.
    if (longest.length <= own + 1) throw new QueueFullError();
    longest.pop()?.refuse(new QueueFullError());
    waiting -= 1;
  }

  function passOnPlace(): void {
    const [next] = lines;
    if (!next) {
      running -= 1;
      return;
    }
    const [from, line] = next;
    lines.delete(from);
    const first = line.shift();
    // What came meanwhile has its turn: tasks that only compute would follow each other without a look at the network.
    if (first) setImmediate(first.start);
    waiting -= 1;
    if (line.length > 0) lines.set(from, line);
  }
}
