import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { takeLock } from "./lock";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "atrium-lock-"));
  file = path.join(folder, "database.lock");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const nothing = () => {};
const quick = { onLost: nothing, beatMs: 50, silenceMs: 300 };
const own = () => JSON.parse(readFileSync(file, "utf8"));
/** Writes another process's lock file; `other` overrides the fields of one by this process. */
const leave = async (other: object) => {
  const lock = await takeLock(file, quick);
  const owner = own();
  lock.release();
  writeFileSync(file, JSON.stringify({ ...owner, ...other }));
};

describe("the lock of the embedded database", () => {
  test("is held by one process at a time", async () => {
    const lock = await takeLock(file, quick);
    await expect(takeLock(file, quick)).rejects.toThrow(/in use by another process/);
    lock.release();
    (await takeLock(file, quick)).release();
    expect(existsSync(file)).toBe(false);
  });

  // Judging by heartbeat would take a minute each.
  const patient = { onLost: nothing, silenceMs: 60_000 };

  test("is taken over at once from a process that has ended", async () => {
    await leave({ pid: 2 ** 22 + 1, started: "1" });
    (await takeLock(file, patient)).release();
  });

  test("is taken over at once when its pid belongs to a later process", async () => {
    await leave({ pid: process.ppid, started: "1" });
    (await takeLock(file, patient)).release();
  });

  test("is taken over at once when its pid is this process's own but its start time is not", async () => {
    await leave({ started: "1" });
    (await takeLock(file, patient)).release();
  });

  const strangers: [string, object][] = [
    ["a pid namespace of the same host name", { host: hostname(), scope: "boot pid:[1]" }],
    ["a machine where pids mean nothing here", { host: "elsewhere", scope: null }],
    ["a version that wrote no scope", { scope: undefined }],
  ];
  test.each(strangers)("is taken over from %s only after a time without a heartbeat", async (_, other) => {
    await leave({ pid: 2 ** 22 + 1, started: "1", ...other });
    const started = performance.now();
    (await takeLock(file, quick)).release();
    expect(performance.now() - started).toBeGreaterThan(quick.silenceMs);
  });

  test.each(strangers)("is respected for %s while it has a heartbeat, whatever its clock says", async (_, other) => {
    await leave({ pid: 2 ** 22 + 1, started: "1", ...other });
    let beats = 0;
    const beat = setInterval(() => {
      beats += 1;
      utimesSync(file, new Date(beats * 1000), new Date(beats * 1000));
    }, 20);
    await expect(takeLock(file, { onLost: nothing, silenceMs: 20_000 })).rejects.toThrow(/in use by another process/);
    clearInterval(beat);
  });

  test("is taken over after a time without a change when its file was written only in part", async () => {
    writeFileSync(file, "");
    (await takeLock(file, quick)).release();
  });

  test("tells whose heartbeat it waits for", async () => {
    await leave({ pid: 7, host: "elsewhere", scope: null });
    const labels: string[] = [];
    const step = <Result>(label: string, task: () => Promise<Result>) => {
      labels.push(label);
      return task();
    };
    (await takeLock(file, { ...quick, step })).release();
    expect(labels).toEqual([expect.stringMatching(/^Waiting for a heartbeat of 7 on elsewhere/)]);
  });

  const takeOver = () => {
    // Another process creates its own file, which may get the same inode number once this one is deleted.
    renameSync(file, `${file}.aside`);
    rmSync(`${file}.aside`);
    writeFileSync(file, JSON.stringify({ pid: 1, host: "elsewhere", scope: null, started: "1" }));
  };

  test.each([
    ["taken over", takeOver],
    ["deleted", () => rmSync(file)],
  ])("that was %s is found lost, once, and not removed", async (_, lose) => {
    const onLost = vi.fn();
    const lock = await takeLock(file, { ...quick, onLost });
    lose();
    await expect.poll(() => onLost).toHaveBeenCalled();
    const left = existsSync(file);
    expect(() => lock.ensureHeld()).toThrow(/lost/);
    lock.release();
    expect(existsSync(file)).toBe(left);
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  test("is checked before a use when the last heartbeat is too old", async () => {
    const onLost = vi.fn();
    // Without heartbeats, like a suspended process.
    const lock = await takeLock(file, { onLost, beatMs: 60_000, silenceMs: 100 });
    lock.ensureHeld();
    takeOver();
    await sleep(60);
    expect(() => lock.ensureHeld()).toThrow(/lost/);
    expect(onLost).toHaveBeenCalledTimes(1);
    lock.release();
  });
});

const inNamespace = ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"];
const isPermitted = spawnSync("unshare", [...inNamespace.slice(1), "true"]).status === 0;
const namespaces = isPermitted ? "pid namespaces" : "pid namespaces (skipped: unshare --pid is not permitted here)";

describe.skipIf(!isPermitted)(`the lock between ${namespaces}`, () => {
  const running = new Set<ChildProcess>();
  afterEach(() => {
    for (const child of running) child.kill("SIGKILL");
    running.clear();
  });

  const stateOf = (stat: string) => readFileSync(stat, "utf8").split(") ").at(-1)?.[0];

  /** Starts a process that takes the lock, with pid 1 in its own namespace. */
  function start(timing: { beatMs: number; silenceMs: number }) {
    const holder = [path.resolve("src/server/db/test-hold-lock.ts"), file, path.join(folder, "written")];
    const args = ["--import", "tsx", ...holder, String(timing.beatMs), String(timing.silenceMs)];
    const child = spawn("unshare", [...inNamespace.slice(1), process.execPath, ...args], { stdio: ["pipe", "pipe", "inherit"] });
    running.add(child);
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
    const readWords = async () => {
      await vi.waitFor(() => expect(output).toContain("\n"), { timeout: 30_000, interval: 20 });
      return output.trim();
    };
    /** Returns the pid of the process inside: its parent, unshare, is in our namespace. */
    const inner = () => {
      const pid = Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim());
      expect(pid).toBeGreaterThan(1);
      return pid;
    };
    const signal = (name: NodeJS.Signals) => process.kill(inner(), name);
    const suspend = async () => {
      signal("SIGSTOP");
      // On a busy machine it may still be in the middle of a heartbeat.
      const states = () => readdirSync(`/proc/${inner()}/task`).map((task) => stateOf(`/proc/${inner()}/task/${task}/stat`));
      await vi.waitFor(() => expect(states().every((state) => state === "T")).toBe(true), { timeout: 10_000 });
    };
    return { child, said: readWords, ended, signal, suspend, output: () => output };
  }

  test("is taken over from a killed process by one with the same pid in a new namespace", async () => {
    const killed = start({ beatMs: 100, silenceMs: 1_000 });
    expect(await killed.said()).toBe("held");
    expect(own().pid).toBe(1);
    killed.signal("SIGKILL");
    await killed.ended;

    const next = start({ beatMs: 100, silenceMs: 1_000 });
    expect(await next.said()).toBe("held");
    expect(own().pid).toBe(1);
    next.child.stdin.end();
    expect(await next.ended).toBe(0);
  }, 60_000);

  test("is not taken from a live process in another namespace, whether its pid exists here or not", async () => {
    const timing = { beatMs: 100, silenceMs: 20_000 };
    const first = start(timing);
    expect(await first.said()).toBe("held");

    const second = start(timing);
    expect(await second.said()).toMatch(/in use by another process \(1 on /);
    expect(await second.ended).toBe(1);
    await expect(takeLock(file, { onLost: nothing, silenceMs: 20_000 })).rejects.toThrow(/in use by another process \(1 on /);
    first.child.stdin.end("mine\n");
    expect(await first.ended).toBe(0);
    expect(readFileSync(path.join(folder, "written"), "utf8")).toBe("mine\n");
  }, 60_000);

  test("is reported as lost by a process that was suspended meanwhile, before it writes", async () => {
    const timing = { beatMs: 100, silenceMs: 1_000 };
    const suspended = start(timing);
    expect(await suspended.said()).toBe("held");
    await suspended.suspend();
    const next = start(timing);
    expect(await next.said()).toBe("held");
    suspended.child.stdin.write("too late\n");
    suspended.signal("SIGCONT");
    expect(await suspended.ended).toBe(3);
    expect(suspended.output()).toBe("held\nlost\n");
    expect(existsSync(path.join(folder, "written"))).toBe(false);
    next.child.stdin.end();
    expect(await next.ended).toBe(0);
  }, 60_000);
});
