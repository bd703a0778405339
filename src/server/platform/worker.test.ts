import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openWorker, TaskFailed, type Worker } from "./worker";

type Task = { do: "name" | "fail" | "end" | "hang" | "endLater" };

let folder: string;
let worker: Worker<Task, number>;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "atrium-worker-"));
  // Answers like `serveTasks`; the answer names the process.
  const script = `process.on("message", ({ do: what }) => {
    process.send("begun");
    if (what === "endLater") {
      process.send({ result: process.pid });
      setTimeout(() => process.exit(3), 50);
    }
    if (what === "end") process.exit(3);
    if (what === "fail") process.send({ failure: "Too large" });
    if (what === "name") process.send({ result: process.pid });
  });`;
  writeFileSync(path.join(folder, "script.mjs"), script);
  writeFileSync(path.join(folder, "slow.mjs"), `await new Promise((resolve) => setTimeout(resolve, 1_500)); ${script}`);
});
afterEach(() => worker.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function open(timeoutMs = 20_000, script = "script.mjs"): Worker<Task, number> {
  worker = openWorker(pathToFileURL(path.join(folder, script)), timeoutMs);
  return worker;
}

test("a worker does all tasks in one process, also after a failed one", async () => {
  const { run } = open();
  const first = await run({ do: "name" });
  await expect(run({ do: "fail" })).rejects.toThrow(new TaskFailed("Too large"));
  expect(await run({ do: "name" })).toBe(first);
  expect(first).not.toBe(process.pid);
});

test("a process that ends or hangs fails only its task: the next one gets another process", async () => {
  const { run } = open(2_000);
  await expect(run({ do: "end" })).rejects.toThrow("ended with 3");
  expect(await run({ do: "name" })).toBeGreaterThan(0);
  await expect(run({ do: "hang" })).rejects.toThrow(TaskFailed);
  expect(await run({ do: "name" })).toBeGreaterThan(0);
});

test("a process that ended between two tasks fails neither of them", async () => {
  const { run } = open();
  const first = await run({ do: "endLater" });
  await expect.poll(() => isAlive(first)).toBe(false);
  expect(await run({ do: "name" })).not.toBe(first);
});

test.runIf(existsSync("/proc/self/task"))("a process works with a low priority in all its threads", async () => {
  const script = `
    import { readdirSync, readFileSync } from "node:fs";
    import { createRequire } from "node:module";
    const require = createRequire(${JSON.stringify(import.meta.url)});
    const sharp = require("sharp");
    const { tsImport } = await import(${JSON.stringify(pathToFileURL("node_modules/tsx/dist/esm/api/index.mjs").href)});
    const { serveTasks } = await tsImport("./worker.ts", ${JSON.stringify(import.meta.url)});
    const encode = () => sharp({ create: { width: 400, height: 400, channels: 3, background: "red" } }).avif().toBuffer();
    await encode();
    serveTasks(async () => {
      await encode();
      const niceOf = (id) => readFileSync("/proc/self/task/" + id + "/stat", "utf8").split(") ")[1].split(" ")[16];
      return [...new Set(readdirSync("/proc/self/task").map(niceOf))];
    });`;
  writeFileSync(path.join(folder, "priority.mjs"), script);
  const { run, close } = openWorker<object, string[]>(pathToFileURL(path.join(folder, "priority.mjs")), 20_000);
  expect(await run({})).toEqual(["19"]);
  close();
});

test("a task's time limit begins with the task, not with the start of its process", async () => {
  const { run } = open(1_000, "slow.mjs");
  expect(await run({ do: "name" })).toBeGreaterThan(0);
});

test("closing a worker ends its process at once, and its task fails", async () => {
  const { run, close } = open();
  const pid = await run({ do: "name" });
  const failing = expect(run({ do: "hang" })).rejects.toThrow("ended");
  close();
  await failing;
  expect(isAlive(pid)).toBe(false);
});

test("ends the process of a worker without tasks; the next task gets another one", async () => {
  worker = openWorker(pathToFileURL(path.join(folder, "script.mjs")), 20_000, 50);
  const pid = await worker.run({ do: "name" });
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(await worker.run({ do: "name" })).not.toBe(pid);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
