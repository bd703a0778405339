import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { env } from "~/env";

/** Returns BACKUP_DIR, else `DATA_DIR/backups`. */
export function backupFolder(): string {
  return path.resolve(env.BACKUP_DIR ?? path.join(env.DATA_DIR, "backups"));
}

/** Builds the path of a backup. Names of one kind sort by time. */
export function backupFile(kind: "atrium" | "daily", now: Date): string {
  return path.join(backupFolder(), `${kind}-${now.toISOString().replace(/\.\d+/, "").replaceAll(":", "-")}.tar.gz`);
}

/** Returns the time of the newest complete backup, or null. */
export async function newestBackup(): Promise<Date | null> {
  const names = await readdir(backupFolder()).catch(() => []);
  const complete = names.filter((name) => name.endsWith(".tar.gz")).map((name) => path.join(backupFolder(), name));
  const times = await Promise.all(complete.map(async (file) => (await stat(file)).mtimeMs));
  return times.length === 0 ? null : new Date(Math.max(...times));
}
