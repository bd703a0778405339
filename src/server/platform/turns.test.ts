import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns, favourConnections, runLater } from "./turns";

/** Blocks for the time of a turn. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test("runs a task at once while its turn has time, and later ones in order", async () => {
  const inTurn = createTurns(2);
  const ran: number[] = [];
  for (const number of [1, 2, 3]) {
    inTurn(() => {
      work(3);
      ran.push(number);
    });
  }
  expect(ran).toEqual([1]);
  while (ran.length < 2) await nextTurn();
  expect(ran).toEqual([1, 2]);
  inTurn(() => ran.push(4));
  while (ran.length < 4) await nextTurn();
  expect(ran).toEqual([1, 2, 3, 4]);
});

test("runs a delayed task in its caller's async context", async () => {
  const inTurn = createTurns(2);
  const storage = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  for (const name of ["first", "second"]) {
    storage.run(name, () =>
      inTurn(() => {
        work(3);
        seen.push(storage.getStore());
      }),
    );
  }
  while (seen.length < 2) await nextTurn();
  expect(seen).toEqual(["first", "second"]);
});

test("delays tasks for new connections, but still runs them while connections keep coming", async () => {
  const inTurn = createTurns(2);
  let ran = 0;
  favourConnections();
  inTurn(() => ran++);
  expect(ran).toBe(0);
  runLater(() => ran++);
  await nextTurn();
  expect(ran).toBe(0);
  while (ran < 2) await nextTurn();
  inTurn(() => work(3));
  inTurn(() => ran++);
  while (ran < 3) {
    favourConnections();
    await nextTurn();
  }
});
