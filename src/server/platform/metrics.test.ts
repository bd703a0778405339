import { expect, test, vi } from "vitest";
import { counter, gauge, histogram, writeMetrics } from "./metrics";
import { collectLog } from "./test-log";

test("writes metrics in Prometheus' text format, with escaped labels", async () => {
  const counted = counter("test_total", "A test.", ["name"]);
  counted.inc({ name: 'a "b" \\ c\nd' });
  counted.inc({ name: 'a "b" \\ c\nd' });
  gauge("test_gauge", "A gauge.", () => 1.5);
  const text = await writeMetrics();
  expect(text).toContain('# HELP test_total A test.\n# TYPE test_total counter\ntest_total{name="a \\"b\\" \\\\ c\\nd"} 2\n');
  expect(text).toContain("# TYPE test_gauge gauge\ntest_gauge 1.5\n");
});

test("counts a value in every large enough bucket of a histogram", async () => {
  const times = histogram("test_seconds", "Times.", ["kind"], [0.1, 1]);
  for (const value of [0.05, 0.5, 5]) times.observe({ kind: "page" }, value);
  const lines = (await writeMetrics()).split("\n").filter((line) => line.startsWith("test_seconds"));
  expect(lines).toEqual([
    'test_seconds_bucket{le="0.1",kind="page"} 1',
    'test_seconds_bucket{le="1",kind="page"} 2',
    'test_seconds_bucket{le="+Inf",kind="page"} 3',
    'test_seconds_sum{kind="page"} 5.55',
    'test_seconds_count{kind="page"} 3',
  ]);
});

test("leaves out a metric that can't be read, and writes the others", async () => {
  const logged = collectLog();
  gauge("test_broken", "Broken.", () => Promise.reject(new Error("no database")));
  gauge("test_fine", "Fine.", () => 1);
  const text = await writeMetrics();
  expect(text).not.toMatch(/^test_broken/m);
  expect(text).toContain("test_fine 1");
  expect(logged).toHaveLength(1);
  gauge("test_broken", "Mended.", () => 1);
});

test("counts Next's bundle and the server in one registry", async () => {
  counter("test_shared_total", "A test.", ["name"]).inc({ name: "a" });
  vi.resetModules();
  const bundled = await import("./metrics");
  bundled.counter("test_shared_total", "A test.", ["name"]).inc({ name: "a" });
  expect(await writeMetrics()).toContain('test_shared_total{name="a"} 2\n');
});
