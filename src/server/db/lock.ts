import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { z } from "zod";
import { StartError } from "~/server/start-error";

const ownerSchema = z.object({ pid: z.number(), host: z.string(), started: z.string().nullable(), id: z.string() });
type Owner = z.infer<typeof ownerSchema>;

const beatMs = 5_000;
/** A lock of another machine can't be judged by its process: this long without a beat, and it is nobody's. */
const silenceMs = 30_000;
/** A lock that says nothing yet is still being written, unless it is older than this. */
const writingMs = 5_000;

/**
 * Makes this process the only one to open the embedded database, which has no lock of its own: two processes on one folder
 * lose rows. A lock left by a process that was killed is taken over.
 * @returns how to give the lock back
 * @throws StartError naming the process that holds it
 */
export function takeLock(file: string): () => void {
  const mine: Owner = { pid: process.pid, host: hostname(), started: startOf(process.pid), id: randomUUID() };
  for (let attempt = 0; !create(file, mine); attempt++) {
    const owner = read(file);
    if (attempt === 10 || (owner ? isAlive(owner, file) : silence(file) < writingMs)) {
      throw new StartError(
        `The data is in use by another process (${owner?.pid ?? "unknown"} on ${owner?.host ?? "an unknown machine"}, lock ${file}). Stop it first, or choose another DATA_DIR.`,
      );
    }
    removeStale(file, owner);
  }
  const beat = setInterval(() => touch(file), beatMs);
  beat.unref();
  return () => {
    clearInterval(beat);
    if (read(file)?.id === mine.id) rmSync(file, { force: true });
  };
}

function create(file: string, owner: Owner): boolean {
  try {
    const handle = openSync(file, "wx", 0o600);
    writeSync(handle, JSON.stringify(owner));
    closeSync(handle);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** Who holds the lock; null when it is gone or was cut short in the writing. */
function read(file: string): Owner | null {
  try {
    return ownerSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

function isAlive(owner: Owner, file: string): boolean {
  if (owner.host !== hostname()) return silence(file) < silenceMs;
  if (owner.pid === process.pid) return true;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // Not ours to signal, but there.
    if (codeOf(error) !== "EPERM") return false;
  }
  // A number is given again after a while, and a killed process may stay as a zombie: its start time tells.
  const started = startOf(owner.pid);
  return owner.started === null || started === owner.started;
}

/**
 * Takes a stale lock out of the way. Of several processes that judged it stale at once, one may find that it has moved away
 * the fresh lock of another: it puts it back.
 */
function removeStale(file: string, stale: Owner | null): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (read(aside)?.id !== stale?.id) linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== "ENOENT" && codeOf(error) !== "EEXIST") throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** When a process began, as its system words it; null for one that has ended, and where nobody can tell. */
function startOf(pid: number): string | null {
  try {
    if (process.platform === "linux") {
      // The name, in parentheses, may contain anything: the fields are counted after it.
      const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
      return state === "Z" || state === "X" ? null : (fields[18] ?? null);
    }
    if (process.platform === "win32") return null;
    const [state, ...start] = execFileSync("ps", ["-o", "stat=,lstart=", "-p", String(pid)], { encoding: "utf8" })
      .trim()
      .split(/\s+/);
    return state?.startsWith("Z") ? null : start.join(" ");
  } catch {
    return null;
  }
}

/** How long ago the lock was last touched, in milliseconds; for ever, when it is gone. */
function silence(file: string): number {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? Date.now() - stats.mtimeMs : Number.POSITIVE_INFINITY;
}

function touch(file: string): void {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // Gone with its folder: nothing left to protect.
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
