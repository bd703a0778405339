import path from "node:path";
import { expect, test } from "vitest";
import { formatTimes, timePlaywrightFiles, timeVitestFiles } from "./test-times.mjs";

test("adds up a Playwright file over its groups, projects and retries", () => {
  const lasting = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const files = timePlaywrightFiles({
    config: { rootDir: path.resolve("e2e") },
    suites: [
      {
        file: "admin/list.spec.ts",
        specs: [lasting(1_000, 500)],
        suites: [{ file: "admin/list.spec.ts", specs: [lasting(250)] }],
      },
      { file: "flood.spec.ts", specs: [lasting(4_000)] },
      { file: "admin/list.spec.ts", specs: [lasting(250)] },
    ],
  });
  expect(files).toEqual([
    { name: "e2e/admin/list.spec.ts", seconds: 2 },
    { name: "e2e/flood.spec.ts", seconds: 4 },
  ]);
});

test("measures a Vitest file from its first test to its last", () => {
  const testResults = [{ name: path.resolve("src/lib/dates.test.ts"), startTime: 10_000, endTime: 12_500 }];
  expect(timeVitestFiles({ testResults })).toEqual([{ name: "src/lib/dates.test.ts", seconds: 2.5 }]);
});

test("lists the parts in their order, then the ten slowest files", () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ name: `${index}.test.ts`, seconds: index }));
  const lines = formatTimes(
    [
      { name: "unit", seconds: 180 },
      { name: "build", seconds: 2.04 },
    ],
    files,
  ).split("\n");
  expect(lines.slice(0, 5)).toEqual([
    "Seconds of each part:",
    "   180.0  unit",
    "     2.0  build",
    "Slowest test files:",
    "    11.0  11.test.ts",
  ]);
  expect(lines).toHaveLength(14);
  expect(lines.at(-1)).toBe("     2.0  2.test.ts");
});

test("has no list of files when no test ran", () => {
  expect(formatTimes([{ name: "checks", seconds: 1 }], [])).toBe("Seconds of each part:\n     1.0  checks");
});
