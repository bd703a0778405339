import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeMetrics } from "~/server/platform/metrics";
import { collectLog } from "~/server/platform/test-log";
import { countAttempt, countSpacedAttempt } from "./throttle";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function isPaused(ip: string): Promise<boolean> {
  return countAttempt("account", "an@example.com", ip).then(
    () => false,
    () => true,
  );
}

test("counts the addresses of an IPv6 network as one", async () => {
  for (let i = 1; i <= 10; i++) expect(await isPaused(`2001:db8:0:7::${i}`)).toBe(false);
  expect(await isPaused("2001:DB8::7:1:2:3:4")).toBe(true);
  expect(await isPaused("2001:db8:0:108::1")).toBe(false);
  expect(await isPaused("::ffff:192.0.2.7")).toBe(false);
});

test("pauses between spaced attempts grow; refused attempts do not lengthen them", async () => {
  const wait = () =>
    countSpacedAttempt("spaced@example.com").then(
      () => 0,
      (error) => error.details.retryAfter,
    );
  for (let i = 0; i < 11; i++) expect(await wait()).toBe(0);
  for (let i = 0; i < 50; i++) expect(await wait()).toBe(5);
  vi.advanceTimersByTime(5_001);
  expect(await wait()).toBe(0);
  expect(await wait()).toBe(10);
});

test("a throttled call is counted, and logged once per period", async () => {
  const lines = collectLog();
  for (let i = 0; i < 35; i++) await countAttempt("signUp", "192.0.2.77").catch(() => {});
  expect(lines).toEqual(["warn Too many attempts limit=signUp"]);
  expect(await writeMetrics()).toMatch(/^atrium_throttled_total\{limit="signUp"\} [5-9]/m);
});

test("counts an address as one in every spelling", async () => {
  const spellings = ["192.0.2.9", "192.0.2.9:4711", "::ffff:192.0.2.9", "[::ffff:c000:209]:80", " 192.0.2.9 "];
  for (let i = 0; i < 10; i++) expect(await isPaused(spellings[i % spellings.length] ?? "")).toBe(false);
  expect(await isPaused("::FFFF:192.0.2.9")).toBe(true);
});
