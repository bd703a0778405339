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

test("serves those who wait in the order in which they came, whatever they need", async () => {
  const memory = createMemoryBudget({ maxBytes: 100, maxBytesPerClient: 60 });
  const { signal } = new AbortController();
  const served: string[] = [];
  const [first, second] = [memory.hold("a"), memory.hold("b")];
  first.add(50);
  second.add(30);
  const wait = (client: string, bytes: number) =>
    memory
      .hold(client)
      .wait(bytes, signal)
      .then(() => served.push(client));
  const all = [wait("large", 60), wait("small", 20)];
  second.free();
  await new Promise(setImmediate);
  expect(served).toEqual([]);
  first.free();
  await Promise.all(all);
  expect(served).toEqual(["large", "small"]);
});

test("lets others overtake those who wait for their own share, and those who give up", async () => {
  const memory = createMemoryBudget({ maxBytes: 100, maxBytesPerClient: 60 });
  const { signal } = new AbortController();
  memory.hold("a").add(60);
  const own = memory.hold("a").wait(10, AbortSignal.abort());
  void memory.hold("a").wait(10, signal);
  expect(await memory.hold("b").wait(10, signal)).toBe(true);
  const leaving = new AbortController();
  const large = memory.hold("c").wait(50, leaving.signal);
  const small = memory.hold("d").wait(20, signal);
  leaving.abort();
  expect(await Promise.all([own, large, small])).toEqual([false, false, true]);
});
