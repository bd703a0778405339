import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, rmSync } from "node:fs";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { env } from "~/env";
import { backupFile, backupFolder } from "./folder";

const leaseMs = 10_000;

/** Makes a backup in a child process, so that requests don't wait. @throws Error with the command's last line */
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

/** Deletes old daily backups. @param newest the one just made: after the clock was set back, later names count as oldest */
export function deleteOldBackups(folder: string, keep: number, newest: string): void {
  const daily = readdirSync(folder)
    .filter((name) => name.startsWith("daily-"))
    .sort();
  const complete = daily.filter((name) => name.endsWith(".tar.gz"));
  const ordered = [...complete.filter((name) => name > newest), ...complete.filter((name) => name <= newest)];
  const unfinished = daily.filter((name) => name.endsWith(".part"));
  for (const name of [...ordered.slice(0, -keep), ...unfinished]) rmSync(path.join(folder, name), { force: true });
}
