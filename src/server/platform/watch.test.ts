import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collectLog } from "./test-log";
import { createWatch } from "./watch";

let lines: string[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  lines = collectLog();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("logs each outage once at its start and once at its end, however often the state is requested", async () => {
  let isAway = false;
  const state = createWatch("database", { check: async () => isAway && Promise.reject(new Error("refused")) });
  for (let outage = 1; outage <= 2; outage++) {
    expect(await state()).toBe("ok");
    isAway = true;
    for (let index = 0; index < 5; index++) expect(await state()).toBe("unreachable");
    await vi.advanceTimersByTimeAsync(10_000);
    isAway = false;
    // The recovery is noticed without a request.
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lines).toEqual(["warn The database can't be reached: refused", "info The database is back after 11 s"]);
    lines.length = 0;
  }
});

test("treats a hanging service as unreachable, with one check at a time", async () => {
  let end = () => {};
  let hanging: Promise<void> | null = new Promise((resolve) => {
    end = resolve;
  });
  const check = vi.fn(async () => hanging);
  const state = createWatch("database", { check });
  const states = Promise.all([state(), state(), state()]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await states).toEqual(["unreachable", "unreachable", "unreachable"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(check).toHaveBeenCalledTimes(1);
  hanging = null;
  end();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(lines).toHaveLength(2);
  expect(await state()).toBe("ok");
});
