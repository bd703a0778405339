import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  type BigIntStats,
  closeSync,
  fstatSync,
  futimesSync,
  linkSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { createFile, explainDisk } from "~/server/platform/disk";
import { codeOf } from "~/server/platform/error-facts";
import { StartError } from "~/server/platform/start-error";

const ownerSchema = z.object({
  pid: z.number(),
  /** For people only: containers may share a host name, and it may change. */
  host: z.string(),
  /** Scope in which pid and start time identify a process (see `pidScope`); null if unknown. */
  scope: z.string().nullable().default(null),
  started: z.string().nullable(),
});
type Owner = z.infer<typeof ownerSchema>;

export type Lock = {
  /** Checks the lock; call it before every use of the database. Usually cheap. @throws Error when the lock is lost */
  ensureHeld(): void;
  release(): void;
};

type Options = {
  /** Called once after another process took the lock. Don't write to the database any more, not even to close it. */
  onLost: () => void;
  /** Called when the owner can be judged only by its heartbeat, which takes a while. */
  step?: <Result>(label: string, task: () => Promise<Result>) => Promise<Result>;
  explain?: (owner: string) => string;
  beatMs?: number;
  /** Silence after which a process that can't be looked up counts as dead, in milliseconds. */
  silenceMs?: number;
};

/**
 * Locks the embedded database, as two processes on one folder lose rows. A killed process's lock is taken over: at once if the
 * process can be looked up, otherwise (another container, machine or boot) after watching for a heartbeat.
 * @throws StartError naming the process that holds it, CommandError when the file can't be written
 */
export async function takeLock(
  file: string,
  { onLost, step = (_label, task) => task(), explain = explainInUse, beatMs = 5_000, silenceMs = 30_000 }: Options,
): Promise<Lock> {
  let handle = create(file);
  for (let attempt = 0; handle === null; attempt++) {
    const snapshot = inspect(file);
    if (snapshot) {
      const state = attempt === 10 ? "alive" : judge(snapshot.owner);
      const label = `Waiting for a heartbeat of ${describe(snapshot.owner)}, which has used the data and may still do (up to ${silenceMs / 1000} s)`;
      if (state === "alive" || (state === "unknown" && (await step(label, () => hasHeartbeat(file, snapshot, silenceMs))))) {
        throw new StartError(explain(`${describe(snapshot.owner)}, lock ${file}`));
      }
      removeStale(file, snapshot);
    }
    handle = create(file);
  }
  return hold(file, handle, { onLost, beatMs, silenceMs });
}

/** Keeps the file open, so that its inode number stays taken and a heartbeat needs no new handle. */
function hold(file: string, handle: number, { onLost, beatMs, silenceMs }: Required<Omit<Options, "step" | "explain">>): Lock {
  const own = fstatSync(handle, { bigint: true });
  let state: "held" | "lost" | "released" = "held";
  let confirmedAt = performance.now();
  const beat = setInterval(confirm, beatMs);
  beat.unref();

  function confirm(): void {
    if (state !== "held") return;
    if (isMine()) {
      const now = new Date();
      futimesSync(handle, now, now);
      confirmedAt = performance.now();
      return;
    }
    state = "lost";
    clearInterval(beat);
    onLost();
  }

  function isMine(): boolean {
    try {
      const current = statSync(file, { bigint: true, throwIfNoEntry: false });
      return current !== undefined && isSameFile(current, own);
    } catch {
      return true;
    }
  }

  return {
    ensureHeld() {
      // Others wait twice as long before taking over, so no check is needed before.
      if (performance.now() - confirmedAt > silenceMs / 2) confirm();
      if (state === "lost") throw new Error(`The lock ${file} is lost.`);
    },
    release() {
      if (state === "released") return;
      const isHeld = state === "held" && isMine();
      state = "released";
      clearInterval(beat);
      closeSync(handle);
      if (isHeld) rmSync(file, { force: true });
    },
  };
}

function create(file: string): number | null {
  const self: Owner = { pid: process.pid, host: hostname(), scope: pidScope(), started: startOf(process.pid) ?? null };
  try {
    // Written at once: a process killed in between would leave a lock without an owner, which takes long to judge.
    return createFile(file, JSON.stringify(self));
  } catch (error) {
    if (codeOf(error) === "EEXIST") return null;
    throw explainDisk(error, file);
  }
}

/** Snapshot of a lock file. The owner is null if writing it is unfinished. */
type Seen = { owner: Owner | null; stats: BigIntStats };

function inspect(file: string): Seen | null {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats ? { owner: read(file), stats } : null;
}

function read(file: string): Owner | null {
  try {
    return ownerSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

/** Judges by pid and start time whether the owner still runs. */
function judge(owner: Owner | null): "alive" | "dead" | "unknown" {
  if (!owner || owner.scope === null || owner.started === null || owner.scope !== pidScope()) return "unknown";
  const started = startOf(owner.pid);
  if (started === undefined) return "unknown";
  return started === owner.started ? "alive" : "dead";
}

/** Watches whether a lock file's time changes, never its age: clocks jump and differ between machines. */
async function hasHeartbeat(file: string, seen: Seen, silenceMs: number): Promise<boolean> {
  const end = performance.now() + silenceMs;
  while (performance.now() < end) {
    await sleep(Math.min(250, silenceMs / 10));
    const current = inspect(file);
    if (!current) return false;
    if (!isUnchanged(current.stats, seen.stats)) return true;
  }
  return false;
}

/** Removes a stale lock (race): if another process's fresh lock was moved instead, puts it back. */
function removeStale(file: string, stale: Seen): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (!isUnchanged(statSync(aside, { bigint: true }), stale.stats)) linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== "ENOENT" && codeOf(error) !== "EEXIST") throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function isSameFile(one: BigIntStats, other: BigIntStats): boolean {
  return one.dev === other.dev && one.ino === other.ino;
}

function isUnchanged(one: BigIntStats, other: BigIntStats): boolean {
  return isSameFile(one, other) && one.mtimeNs === other.mtimeNs;
}

function explainInUse(owner: string): string {
  return `The data is in use by another process (${owner}). Stop it first, or choose another DATA_DIR.`;
}

function describe(owner: Owner | null): string {
  return owner ? `${owner.pid} on ${owner.host}` : "an unknown process";
}

/** Returns the scope in which pid and start time identify a process: on Linux boot and pid namespace. Null if unknown. */
function pidScope(): string | null {
  if (process.platform !== "linux") return hostname();
  try {
    // A /proc of another pid namespace shows other processes under our pids.
    if (readlinkSync("/proc/self") !== String(process.pid)) return null;
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return null;
  }
}

/** Reads a process's start time in its system's format; null when ended, even as a zombie; undefined if unknown. */
function startOf(pid: number): string | null | undefined {
  if (isGone(pid)) return null;
  try {
    if (process.platform === "linux") {
      // The name in parentheses may contain anything, so fields are counted after it.
      const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
      return state === "Z" || state === "X" ? null : fields[18];
    }
    if (process.platform === "win32") return undefined;
    const [state, ...start] = execFileSync("ps", ["-o", "stat=,lstart=", "-p", String(pid)], { encoding: "utf8" })
      .trim()
      .split(/\s+/);
    return state?.startsWith("Z") ? null : start.join(" ");
  } catch {
    return isGone(pid) ? null : undefined;
  }
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === "ESRCH";
  }
}
