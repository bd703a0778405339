import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

/** Child process that is terminated with this one; `output` is the end of what it printed. */
export type Child = { pid: number; output(): string; hasEnded(): boolean; stop(): Promise<void>; kill(): Promise<void> };

const children = new Set<ChildProcess>();

// Terminate every child, however this process ends.
process.once("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

/** Starts a program and keeps the end of its output for error messages. */
export function start(command: string, args: readonly string[], options: SpawnOptions = {}): Child {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  children.add(child);
  let output = "";
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4_000);
  };
  child.stdout?.on("data", collect);
  child.stderr?.on("data", collect);
  child.once("error", (error) => collect(Buffer.from(error.message)));
  const ended = once(child, "close").then(() => children.delete(child));
  return {
    pid: child.pid ?? 0,
    output: () => output,
    hasEnded: () => !children.has(child),
    stop: async () => {
      child.kill("SIGTERM");
      const cut = setTimeout(() => child.kill("SIGKILL"), 15_000);
      await ended;
      clearTimeout(cut);
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Runs a program to its end. @returns the end of its output @throws Error with that output when the program fails */
export async function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<string> {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  children.add(child);
  const chunks: Buffer[] = [];
  child.stdout?.on("data", (chunk) => chunks.push(chunk));
  child.stderr?.on("data", (chunk) => chunks.push(chunk));
  const [code] = await once(child, "close");
  children.delete(child);
  const output = Buffer.concat(chunks).toString();
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with code ${code}.\n${output.slice(-4_000)}`);
  return output;
}

/** Waits for a condition. @throws Error with the process's output when the process ends first or the time runs out */
export async function until(child: Child, seconds: number, isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (child.hasEnded() || Date.now() > end) throw new Error(`A process did not come up.\n${child.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Waits until a process and its children have been idle for three seconds. Returns at once on systems without /proc. */
export async function untilIdle(child: Child): Promise<void> {
  let before = processorTicks(child.pid);
  let isIdle = false;
  while (before !== null && !isIdle && !child.hasEnded()) {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const now = processorTicks(child.pid);
    isIdle = now === null || (now - before) * MS_PER_TICK < 100;
    before = now;
  }
}

/** The unit of times in /proc. */
const MS_PER_TICK = 10;

/** Returns the processor time of a process and its children, in ticks. */
function processorTicks(pid: number): number | null {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
    return [pid, ...children.map(Number)].map(ownTicks).reduce((sum, ticks) => sum + ticks, 0);
  } catch {
    return null;
  }
}

/** Includes ended children. */
function ownTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
}

/** Returns the processor time of a process without its children, in ms; null on systems without /proc. */
export function processorMs(pid: number): number | null {
  try {
    return ownTicks(pid) * MS_PER_TICK;
  } catch {
    return null;
  }
}

/** Returns a process's resident memory in MB; null on systems without /proc. */
export function residentMegabytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}
