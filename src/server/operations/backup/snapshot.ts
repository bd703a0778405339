import { constants } from "node:fs";
import { copyFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { CommandError } from "~/server/platform/command-error";
import { explainDisk } from "~/server/platform/disk";
import { codeOf } from "~/server/platform/error-facts";

/** So little is left to copy at last that saves hardly wait. */
const smallBytes = 8 * 1024 * 1024;
const maxRounds = 5;
/** For how long saves may wait. */
const maxWaitMs = 2_000;
/** A file that was written so recently may be written again without a later time: clocks of file systems are coarse. */
const recentMs = 2_000;

/** The copy of the database in a data folder that a backup is made from. */
export function snapshotOf(dataDir: string): string {
  return path.join(path.resolve(dataDir), "snapshot");
}

/**
 * Copies the files of an embedded database beside it: first while it is in use, again and again what was changed meanwhile, and
 * the rest while it is at rest. That is a state in which it could have been killed, so that it opens with all that was committed.
 * @param whileAtRest runs its argument while nothing is written
 * @returns for how many milliseconds it was at rest
 * @throws CommandError when the disk is full or the database is changed too fast
 */
export async function copyDatabase(dataDir: string, whileAtRest: (copy: () => Promise<void>) => Promise<void>): Promise<number> {
  const from = path.join(path.resolve(dataDir), "database");
  const to = snapshotOf(dataDir);
  const copied: Stamps = new Map();
  try {
    await rm(to, { recursive: true, force: true });
    for (let round = 1; round <= maxRounds; round++) if ((await copyChanges(from, to, copied)) < smallBytes) break;
    let waitedMs = 0;
    await whileAtRest(async () => {
      const startedAt = performance.now();
      await copyChanges(from, to, copied, AbortSignal.timeout(maxWaitMs));
      waitedMs = performance.now() - startedAt;
    });
    return waitedMs;
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    if (error instanceof Error && error.name === "TimeoutError") {
      throw new CommandError("The database is changed faster than it can be copied. Try again later, or stop the site first.");
    }
    throw explainDisk(error, to);
  }
}

/** Of each file that was copied, its size and time then; null when it may have been changed since without a trace. */
type Stamps = Map<string, string | null>;

/** Brings a copy of a folder up to date. @returns how many bytes were copied */
async function copyChanges(from: string, to: string, copied: Stamps, signal?: AbortSignal): Promise<number> {
  let bytes = 0;
  const present = new Set<string>();
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    signal?.throwIfAborted();
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(from, file);
    if (entry.isDirectory()) await mkdir(path.join(to, name), { recursive: true, mode: 0o700 });
    if (!entry.isFile()) continue;
    try {
      const { size, mtimeMs } = await stat(file);
      present.add(name);
      const stamp = `${size} ${mtimeMs}`;
      if (copied.get(name) === stamp) continue;
      copied.set(name, mtimeMs > Date.now() - recentMs ? null : stamp);
      await mkdir(path.dirname(path.join(to, name)), { recursive: true, mode: 0o700 });
      await copyFile(file, path.join(to, name), constants.COPYFILE_FICLONE);
      bytes += size;
    } catch (error) {
      // Deleted meanwhile.
      if (codeOf(error) !== "ENOENT") throw error;
      present.delete(name);
    }
  }
  for (const name of copied.keys()) {
    if (present.has(name)) continue;
    await rm(path.join(to, name), { force: true });
    copied.delete(name);
  }
  return bytes;
}
