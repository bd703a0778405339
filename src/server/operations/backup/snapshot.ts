import { constants } from "node:fs";
import { copyFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { CommandError } from "~/server/platform/command-error";
import { explainDisk } from "~/server/platform/disk";
import { codeOf } from "~/server/platform/error-facts";

const smallBytes = 8 * 1024 * 1024;
const maxRounds = 5;
const maxWaitMs = 2_000;
/** A file changed this recently may change again without a new mtime: file systems have coarse clocks. */
const recentMs = 2_000;

export function snapshotOf(dataDir: string): string {
  return path.join(path.resolve(dataDir), "snapshot");
}

/** Copies a database in the state after a crash, so the copy has all commits. @returns milliseconds at rest */
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

/** Size and mtime of each copied file; null when it may have changed since without a new mtime. */
type Stamps = Map<string, string | null>;

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
