import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { env } from "~/env";
import { log } from "./log";
import { runInRequest, setPerson } from "./request-context";
import { collectLog } from "./test-log";

let lines: string[];
beforeEach(() => {
  lines = collectLog();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test("writes an event as one line with level, message and fields", () => {
  log.info("Request", { status: 200, path: "/vi" });
  log.error("A job failed", new Error("first\nThe reason"), { job: "prune" });
  expect(lines[0]).toMatch(/^info Request status=200 path=\/vi$/);
  expect(lines[1]).toMatch(/^error A job failed: The reason job=prune \[Error at .*log\.test\.ts/);
  expect(lines.join("")).not.toContain("\n");
});

test("writes one JSON object per line with LOG_FORMAT=json, including the stack", () => {
  vi.spyOn(env, "LOG_FORMAT", "get").mockReturnValue("json");
  log.error("A job failed", new Error("reason"), { job: "prune" });
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: "error",
    message: "A job failed",
    error: "reason",
    job: "prune",
    stack: expect.stringContaining("log.test.ts"),
  });
});

test("adds the request to its lines and, once known, the user", async () => {
  await runInRequest({ id: "abc" }, async () => {
    log.info("before");
    await Promise.resolve();
    setPerson(7);
    log.info("after");
  });
  log.info("outside");
  expect(lines).toEqual(["info before request=abc", "info after request=abc person=7", "info outside"]);
});

test("redacts secrets and email addresses in messages, errors, stacks and fields", () => {
  const token = "Zk3_x9-QmT7vB2nL5pR8sD1fG4hJ6kW0yC3eU9iO2aX";
  log.error("postgres://atrium:hunter2@db:5432/x can't be reached", new Error(`550 <an@example.com> at ?token=${token}`));
  log.warn("Slow", undefined, { path: `/contact/${token}`, query: "reset?password=hunter2&email=an%40example.com" });
  const data = new Error(`Invalid call\n{ email: "an@example.com", password: "hunter2" }\nArgument is missing.`);
  log.error("A call failed", data);
  const all = lines.join("\n");
  for (const secret of [token, "hunter2", "an@example.com", "an%40example.com"]) expect(all).not.toContain(secret);
  expect(all).toContain("db:5432");
  expect(all).toContain("/contact/***");
  expect(all).toContain("Argument is missing.");
});

test.each([
  ["its first letter", (token: string) => `/contact/%5A${token.slice(1)}`],
  [
    "a letter in its middle",
    (token: string) => `/vi/my-data/${token.slice(0, 20)}%${token.charCodeAt(20).toString(16)}${token.slice(21)}`,
  ],
  ["all of it", (token: string) => `/x/${[...token].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("")}`],
  ["all of it twice", (token: string) => `/x/${[...token].map((letter) => `%25${letter.charCodeAt(0).toString(16)}`).join("")}`],
  ["the path in front of it", (token: string) => `/c%6Fntact%2F${token.toLowerCase().slice(0, 20)}`],
  ["the name of its parameter", (token: string) => `/auth/verify?%74oken=${token.slice(0, 20)}`],
  ["the whole query", (token: string) => `/admin?next=%2Fauth%2Freset%3Ftoken%3D${token.slice(0, 20)}`],
])("a token is struck out although %s is percent-encoded", (_, encode) => {
  const token = "Zk3_x9-QmT7vB2nL5pR8sD1fG4hJ6kW0yC3eU9iO2aX";
  log.info("Request", { path: encode(token) });
  const decoded = decodeURIComponent(decodeURIComponent(lines[0] ?? "")).toLowerCase();
  for (const part of [token.slice(1, 19), token.slice(21)]) expect(decoded).not.toContain(part.toLowerCase());
});

test("redacts a token behind several slashes, which the site answers with a redirect", () => {
  log.info("Request", { path: "/contact//zk3_x9" });
  expect(lines[0]).toContain("/contact//***");
});

test("keeps the ids of back-office records", () => {
  log.info("Request", { path: "/admin/contact/12" });
  expect(lines[0]).toContain("/admin/contact/12");
});

test("an encoded space does not start a new field", () => {
  log.info("Request", { path: "/a%20status=200" });
  expect(lines[0]).toBe("info Request path=/a%20status=200");
});

test("keeps normal page addresses", () => {
  log.info("Request", { path: "/news/how-we-moved-a-hundred-thousand-articles-in-one-night" });
  expect(lines[0]).toContain("/news/how-we-moved-a-hundred-thousand-articles-in-one-night");
});

test.each([
  ["letters", "a".repeat(16_000)],
  ["words", "word/".repeat(3_200)],
  ["a sign encoded again and again", `/x?y=%${"25".repeat(8_000)}41`],
  ["signs encoded in each other", `/x?y=${"%2".repeat(4_000)}${"35".repeat(4_000)}`],
  ["signs of addresses", "a@".repeat(8_000)],
])("a path of %s is cut before anything is looked for in it", (_, path) => {
  const replace = vi.spyOn(String.prototype, "replace");
  log.info("Request", { path });
  const lengths = replace.mock.contexts.map((text) => String(text).length);
  replace.mockRestore();
  expect(Math.max(...lengths)).toBeLessThanOrEqual(1_100);
  expect(lengths.length).toBeLessThan(400);
  expect(lines[0]?.length).toBeLessThanOrEqual(1_100);
});

test("leaves out a token at the cut of a long line completely", () => {
  const token = "Zk3_x9-QmT7vB2nL5pR8sD1fG4hJ6kW0yC3eU9iO2aX";
  log.info("Request", { path: `/${"news/".repeat(195)}${token}` });
  expect(lines[0]).toMatch(/\/news\/…$/);
});

test("redacts every email address, also between punctuation", () => {
  log.info("Mail to <an@example.com>,b@example.com;c@example.com/d.e+f@mail.example.com");
  expect(lines[0]).toBe("info Mail to <***>,***;***/***");
});

test("a line break in client input does not start a new line", () => {
  log.info("Request", { path: "/a\n2026-01-01T00:00:00.000Z error forged" });
  expect(lines[0]?.split("\n")).toHaveLength(1);
});

/** Makes a script that writes this many lines and a warning, and then ends in the given way. */
function argumentsOf(count: number, end: string): string[] {
  const script = `import { log } from "./src/server/platform/log.ts";
    for (let number = 0; number < ${count}; number += 1) log.info("Line", { number });
    log.warn("The last");
    ${end}`;
  return ["--import", "tsx", "--input-type=module", "-e", script];
}

test("writes all lines before a crash, with their times, however slowly they are read; warnings go to standard error", async () => {
  const { stdout, stderr } = spawn(process.execPath, argumentsOf(5_000, `process.kill(process.pid, "SIGKILL");`));
  const warned = text(stderr);
  await sleep(1_500);
  const lines = (await text(stdout)).trimEnd().split("\n");
  expect(lines).toHaveLength(5_000);
  expect(lines.at(-1)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z info Line number=4999$/);
  expect(await warned).toMatch(/Z warn The last\n$/);
});

test.skipIf(process.platform !== "linux")("a full disk costs lines, not the process", async () => {
  const full = openSync("/dev/full", "w");
  const child = spawn(process.execPath, argumentsOf(3, `setTimeout(() => log.info("Still here"), 50);`), {
    stdio: ["ignore", full],
  });
  expect(await once(child, "exit")).toEqual([0, null]);
});
