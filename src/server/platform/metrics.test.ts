import { expect, test } from "vitest";
import { counter, gauge, histogram, writeMetrics } from "./metrics";
import { collectLog } from "./test-log";

test("metrics are written in the text format of Prometheus, with escaped labels", async () => {
  const counted = counter("test_total", "A test.", ["name"]);
  counted.add('a "b" \\ c\nd');
  counted.add('a "b" \\ c\nd');
  gauge("test_gauge", "A gauge.", () => 1.5);
  const text = await writeMetrics();
  expect(text).toContain('# HELP test_total A test.\n# TYPE test_total counter\ntest_total{name="a \\"b\\" \\\\ c\\nd"} 2\n');
  expect(text).toContain("# TYPE test_gauge gauge\ntest_gauge 1.5\n");
});

test("a histogram counts a value in every bucket that is large enough", async () => {
  const times = histogram("test_seconds", "Times.", ["kind"], [0.1, 1]);
  for (const value of [0.05, 0.5, 5]) times.observe(value, "page");
  const lines = (await writeMetrics()).split("\n").filter((line) => line.startsWith("test_seconds"));
  expect(lines).toEqual([
    'test_seconds_bucket{kind="page",le="0.1"} 1',
    'test_seconds_bucket{kind="page",le="1"} 2',
    'test_seconds_bucket{kind="page",le="+Inf"} 3',
    'test_seconds_sum{kind="page"} 5.55',
    'test_seconds_count{kind="page"} 3',
  ]);
});

test("a metric that can't be read is left out, and the others are there", async () => {
  const logged = collectLog();
  gauge("test_broken", "Broken.", () => Promise.reject(new Error("no database")));
  gauge("test_fine", "Fine.", () => 1);
  const text = await writeMetrics();
  expect(text).not.toContain("test_broken");
  expect(text).toContain("test_fine 1");
  expect(logged).toHaveLength(1);
  gauge("test_broken", "Mended.", () => 1);
});
