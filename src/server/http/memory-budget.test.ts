import { expect, test } from "vitest";
import { createMemoryBudget } from "./memory-budget";

test("gives a client no more than its share, and others what is left", () => {
  const memory = createMemoryBudget({ maxBytes: 100, maxBytesPerClient: 40 });
  const [first, second] = [memory.hold("a"), memory.hold("a")];
  expect([first.add(30), second.add(11), second.add(10)]).toEqual([true, false, true]);
  expect([memory.hold("b").add(40), memory.hold("c").add(21), memory.hold("c").add(20)]).toEqual([true, false, true]);
});

test("gives back the whole of what a request held", () => {
  const memory = createMemoryBudget({ maxBytes: 100, maxBytesPerClient: 40 });
  const held = memory.hold("a");
  held.add(25);
  held.add(15);
  held.free();
  held.free();
  expect([held.bytes(), memory.hold("a").add(40)]).toEqual([0, true]);
});
