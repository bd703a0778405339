import { env } from "~/env";
import { makeDailyBackup } from "~/server/operations/backup/daily";
import type { Job } from "./job";

const HOUR_MS = 60 * 60 * 1000;

/** Backs up the embedded database every BACKUP_HOURS. PostgreSQL servers have better means. */
export const backup = {
  name: "backup",
  intervalMs: (env.BACKUP_HOURS || 24) * HOUR_MS,
  run: async ({ now, keepGoing }) => {
    if (!env.DATABASE_URL && env.BACKUP_HOURS > 0) await makeDailyBackup(now, keepGoing);
  },
} as const satisfies Job;
