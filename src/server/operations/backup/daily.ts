import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, rmSync } from "node:fs";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { env } from "~/env";
import { backupFile, backupFolder } from "./folder";

/** How often the lease of the job is renewed. */
const leaseMs = 10_000;

/**
 * Backs up the site in a process of its own, by the command that an operator would give, so that requests do not wait; then
 * deletes the oldest backups beyond BACKUP_KEEP.
 * @param keepGoing is asked from time to time; when it says no, the backup is cut short
 * @throws Error with the last line that the command wrote when it fails
 */
export async function makeDailyBackup(now: Date, keepGoing: () => Promise<boolean>): Promise<void> {
  const file = backupFile("daily", now);
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/backup.ts", file], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const kill = () => child.kill();
  process.once("exit", kill);
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    if (await ends(child, keepGoing)) deleteOldBackups(backupFolder(), env.BACKUP_KEEP, path.basename(file));
  } finally {
    process.off("exit", kill);
  }
}

/** @returns whether the command has done its work; false when it was cut short */
async function ends(child: ChildProcess, keepGoing: () => Promise<boolean>): Promise<boolean> {
  const ended = Promise.all([once(child, "close"), child.stderr ? text(child.stderr) : ""]);
  for (;;) {
    const result = await Promise.race([ended, sleep(leaseMs, null, { ref: false })]);
    if (result) {
      const [[code], output] = result;
      if (code === 0) return true;
      throw new Error(output.trim().split("\n").at(-1)?.replace("✗ ", "") || `The backup ended with code ${code}.`);
    }
    if (await keepGoing()) continue;
    child.kill();
    await ended;
    return false;
  }
}

/**
 * Deletes all daily backups of a folder but the newest ones, and what backups that were killed have left of theirs.
 * @param newest the name of the one that was just made: later ones were made before the clock was set back, and count as the oldest
 */
export function deleteOldBackups(folder: string, keep: number, newest: string): void {
  const daily = readdirSync(folder)
    .filter((name) => name.startsWith("daily-"))
    .sort();
  const complete = daily.filter((name) => name.endsWith(".tar.gz"));
  const ordered = [...complete.filter((name) => name > newest), ...complete.filter((name) => name <= newest)];
  const unfinished = daily.filter((name) => name.endsWith(".part"));
  for (const name of [...ordered.slice(0, -keep), ...unfinished]) rmSync(path.join(folder, name), { force: true });
}
