import { expect, test } from "vitest";
import { createMemoryBudget } from "./memory-budget";

test("limits a client to its share and leaves the rest to others", () => {
  const memory = createMemoryBudget({ maxBytes: 100, maxBytesPerClient: 40 });
  const [first, second] = [memory.hold("a"), memory.hold("a")];
  expect([first.add(30), second.add(11), second.add(10)]).toEqual([true, false, true]);
  expect([memory.hold("b").add(40), memory.hold("c").add(21), memory.hold("c").add(20)]).toEqual([true, false, true]);
});

test("releases everything that a request held", () => {
  const memory = createMemoryBudget({ maxBytes: 100, maxBytesPerClient: 40 });
  const held = memory.hold("a");
  held.add(25);
  held.add(15);
  held.free();
  held.free();
  expect([held.bytes(), memory.hold("a").add(40)]).toEqual([0, true]);
});

/** Larger than a short body when multiplied. */
const KB = 10 * 1024;

test("serves uploads in the order in which they came, and short bodies before them", async () => {
  const memory = createMemoryBudget({ maxBytes: 100 * KB, maxBytesPerClient: 60 * KB });
  const { signal } = new AbortController();
  const served: string[] = [];
  const [first, second] = [memory.hold("a"), memory.hold("b")];
  first.add(50 * KB);
  second.add(30 * KB);
  const wait = (client: string, bytes: number) =>
    memory
      .hold(client)
      .wait(bytes, signal)
      .then(() => served.push(client));
  const all = [wait("large", 60 * KB), wait("small", 20 * KB), wait("short", 1000)];
  second.free();
  await new Promise(setImmediate);
  expect(served).toEqual(["short"]);
  first.free();
  await Promise.all(all);
  expect(served).toEqual(["short", "large", "small"]);
});

test("lets others overtake those who wait for their own share, and those who give up", async () => {
  const memory = createMemoryBudget({ maxBytes: 100 * KB, maxBytesPerClient: 60 * KB });
  const { signal } = new AbortController();
  memory.hold("a").add(60 * KB);
  const own = memory.hold("a").wait(10 * KB, AbortSignal.abort());
  void memory.hold("a").wait(10 * KB, signal);
  expect(await memory.hold("b").wait(10 * KB, signal)).toBe(true);
  const leaving = new AbortController();
  const large = memory.hold("c").wait(50 * KB, leaving.signal);
  const small = memory.hold("d").wait(20 * KB, signal);
  leaving.abort();
  expect(await Promise.all([own, large, small])).toEqual([false, false, true]);
});
