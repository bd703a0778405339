import path from "node:path";
import { env } from "~/env";

/** The folder of backups: BACKUP_DIR, else `DATA_DIR/backups`. */
export function backupFolder(): string {
  return path.resolve(env.BACKUP_DIR ?? path.join(env.DATA_DIR, "backups"));
}

/** The path of a backup that is made now. The names of one kind sort by their time. */
export function backupFile(kind: "atrium" | "daily", now: Date): string {
  return path.join(backupFolder(), `${kind}-${now.toISOString().replace(/\.\d+/, "").replaceAll(":", "-")}.tar.gz`);
}
