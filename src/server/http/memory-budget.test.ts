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
