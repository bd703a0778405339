import { expect, test } from "vitest";
import { createQueue, QueueFullError } from "./queue";

/** Makes a task that ends on request. */
function openTask() {
  let finish = () => {};
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { finish, run: () => ended };
}

/** Runs named tasks behind one open task; `order` receives their names as they run, `full` the refused ones. */
async function runBehindOne(maxWaiting: number, tasks: [name: string, from: string][]) {
  const queue = createQueue({ maxRunning: 1, maxWaiting });
  const first = openTask();
  const order: string[] = [];
  const full: string[] = [];
  const running = [
    queue.run(first.run),
    ...tasks.map(([name, from]) =>
      queue
        .run(async () => void order.push(name), from)
        .catch((error) => {
          if (!(error instanceof QueueFullError)) throw error;
          full.push(name);
        }),
    ),
  ];
  first.finish();
  await Promise.all(running);
  return { order, full };
}

test("runs at most as many tasks at once as there are places", async () => {
  const queue = createQueue({ maxRunning: 3, maxWaiting: 100 });
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  await Promise.all(Array.from({ length: 50 }, (_, index) => queue.run(task, String(index % 7))));
  expect([most, running]).toEqual([3, 0]);
});

test("frees the place of a failed task", async () => {
  const queue = createQueue({ maxRunning: 1, maxWaiting: 0 });
  await expect(queue.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await queue.run(async () => "works")).toBe("works");
});

test("clients take turns, and the tasks of each run in order", async () => {
  const { order } = await runBehindOne(10, [
    ["a1", "a"],
    ["a2", "a"],
    ["a3", "a"],
    ["b1", "b"],
    ["c1", "c"],
    ["b2", "b"],
  ]);
  expect(order).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
});

test("limits a client to its share of places, even when others are free", async () => {
  const queue = createQueue({ maxRunning: 3, maxRunningEach: 1, maxWaiting: 10 });
  const [a1, a2, b1] = [openTask(), openTask(), openTask()];
  const running = [queue.run(a1.run, "a"), queue.run(a2.run, "a"), queue.run(b1.run, "b")];
  expect(queue.size()).toEqual({ running: 2, waiting: 1 });
  b1.finish();
  await running[2];
  expect(queue.size()).toEqual({ running: 1, waiting: 1 });
  a1.finish();
  a2.finish();
  await Promise.all(running);
  expect(queue.size()).toEqual({ running: 0, waiting: 0 });
});

test("refuses a task after its longest wait, and continues with the others", async () => {
  const queue = createQueue({ maxRunning: 1, maxWaiting: 10, maxWaitingMs: 50 });
  const first = openTask();
  const running = queue.run(first.run, "a");
  await expect(queue.run(first.run, "a")).rejects.toThrow(QueueFullError);
  expect(queue.size()).toEqual({ running: 1, waiting: 0 });
  const later = queue.run(async () => "ran", "a");
  first.finish();
  await running;
  expect(await later).toBe("ran");
});

test("a full queue refuses the client that fills it, and accepts others", async () => {
  const { order, full } = await runBehindOne(3, [
    ["a1", "a"],
    ["a2", "a"],
    ["a3", "a"],
    ["a4", "a"],
    ["b1", "b"],
  ]);
  expect(full).toEqual(["a4", "a3"]);
  expect(order).toEqual(["a1", "b1", "a2"]);
});

test("a full queue refuses the newest request when all clients have equally many waiting", async () => {
  const { full } = await runBehindOne(2, [
    ["a1", "a"],
    ["b1", "b"],
    ["c1", "c"],
  ]);
  expect(full).toEqual(["c1"]);
});

test("lets the event loop turn between two synchronous tasks", async () => {
  const queue = createQueue({ maxRunning: 1, maxWaiting: 2 });
  const order: string[] = [];
  const first = queue.run(async () => {
    order.push("first");
    setImmediate(() => order.push("a visitor"));
  });
  const second = queue.run(async () => void order.push("second"));
  await Promise.all([first, second]);
  expect(order).toEqual(["first", "a visitor", "second"]);
});

test("a client at its limit is passed by others", async () => {
  const queue = createQueue({ maxRunning: 3, maxWaiting: 10, maxRunningEach: 1 });
  const [first, other] = [openTask(), openTask()];
  const order: string[] = [];
  const running = [
    queue.run(first.run, "a"),
    queue.run(async () => void order.push("a waits"), "a"),
    queue.run(async () => {
      order.push("b runs");
      await other.run();
    }, "b"),
  ];
  await new Promise(setImmediate);
  expect([order, queue.size()]).toEqual([["b runs"], { running: 2, waiting: 1 }]);
  other.finish();
  await new Promise(setImmediate);
  expect(queue.size()).toEqual({ running: 1, waiting: 1 });
  first.finish();
  await Promise.all(running);
  expect([order, queue.size()]).toEqual([["b runs", "a waits"], { running: 0, waiting: 0 }]);
});
