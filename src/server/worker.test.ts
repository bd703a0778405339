import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openWorker, TaskFailed, type Worker } from "./worker";

type Task = { do: "name" | "fail" | "end" | "hang" };

let folder: string;
let worker: Worker<Task, number>;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "atrium-worker-"));
  // What `serveTasks` answers; the answer names the process.
  const script = `process.on("message", ({ do: what }) => {
    if (what === "end") process.exit(3);
    if (what === "fail") process.send({ failure: "Too large" });
    if (what === "name") process.send({ result: process.pid });
  });`;
  writeFileSync(path.join(folder, "script.mjs"), script);
});
afterEach(() => worker.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function open(timeoutMs = 20_000): Worker<Task, number> {
  worker = openWorker(pathToFileURL(path.join(folder, "script.mjs")), timeoutMs);
  return worker;
}

test("a worker does all its tasks in one process, also after one that failed", async () => {
  const { run } = open();
  const first = await run({ do: "name" });
  await expect(run({ do: "fail" })).rejects.toThrow(new TaskFailed("Too large"));
  expect(await run({ do: "name" })).toBe(first);
  expect(first).not.toBe(process.pid);
});

test("a process that ends or hangs fails its task alone: the next one gets another process", async () => {
  const { run } = open(2_000);
  await expect(run({ do: "end" })).rejects.toThrow("ended with 3");
  expect(await run({ do: "name" })).toBeGreaterThan(0);
  await expect(run({ do: "hang" })).rejects.toThrow(TaskFailed);
  expect(await run({ do: "name" })).toBeGreaterThan(0);
});

test("a closed worker ends its process at once, and its task fails", async () => {
  const { run, close } = open();
  const pid = await run({ do: "name" });
  const failing = expect(run({ do: "hang" })).rejects.toThrow("ended");
  close();
  await failing;
  expect(() => process.kill(pid, 0)).toThrow();
});
