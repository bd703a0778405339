import { expect, test } from "vitest";
import { addCounts, countPlaywright, countVitest, isSuccess, noTests, summarize } from "./test-counts.mjs";

test("a test that passed only at its second try makes the run fail, and is not counted as passed", () => {
  const counts = countPlaywright({ stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 } });
  expect(summarize(counts).split("\n")).toEqual(["3 passed, 0 failed, 1 flaky, 0 skipped", "3 passed, 1 failed, 0 skipped"]);
  expect(isSuccess(counts)).toBe(false);
});

test("skipped tests of both runners are counted, and don't make the run fail", () => {
  const unit = countVitest({ numPassedTests: 10, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1 });
  const counts = addCounts(unit, countPlaywright({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 4 } }));
  expect(summarize(counts)).toBe("15 passed, 0 failed, 0 flaky, 7 skipped\n15 passed, 0 failed, 7 skipped");
  expect(isSuccess(counts)).toBe(true);
});

test("a failed test makes the run fail", () => {
  expect(isSuccess(addCounts(noTests, { ...noTests, failed: 1 }))).toBe(false);
});
