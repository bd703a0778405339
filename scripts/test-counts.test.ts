import { expect, test } from "vitest";
import { addCounts, countPlaywright, countTagged, countVitest, isSuccess, noTests, summarize } from "./test-counts.mjs";

test("fails the run for a test that passed only on its second try, and does not count it as passed", () => {
  const counts = countPlaywright({ stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 } });
  expect(summarize(counts).split("\n")).toEqual(["3 passed, 0 failed, 1 flaky, 0 skipped", "3 passed, 1 failed, 0 skipped"]);
  expect(isSuccess(counts)).toBe(false);
});

test("counts both runners' skipped tests without failing the run", () => {
  const unit = countVitest({ numPassedTests: 10, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1 });
  const counts = addCounts(unit, countPlaywright({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 4 } }));
  expect(summarize(counts)).toBe("15 passed, 0 failed, 0 flaky, 7 skipped\n15 passed, 0 failed, 7 skipped");
  expect(isSuccess(counts)).toBe(true);
});

test("fails the run for a failed test", () => {
  expect(isSuccess(addCounts(noTests, { ...noTests, failed: 1 }))).toBe(false);
});

test("counts only the tests with the tag that was asked for", () => {
  const statuses = ["passed", "passed", "failed", "pending"];
  const tag = "postgres";
  const tagged = statuses.map((status) => ({ status, tags: [tag] }));
  const report = { testResults: [{ assertionResults: [...tagged, { status: "skipped", tags: [] }] }, { assertionResults: [] }] };
  expect(countTagged(report, tag)).toEqual({ passed: 2, failed: 1, flaky: 0, skipped: 1 });
});
