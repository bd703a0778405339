import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { authSecret } from "~/server/auth/secret";
import type { Step } from "~/server/db/open";
import { CommandError } from "~/server/platform/command-error";
import { prepareDataDir } from "~/server/platform/data-dir";
import { type Target, writeBackup } from "./backup";
import { describeProgress, type Progress } from "./progress";
import { type RestoreReport, restoreArchive, withIdleDatabase } from "./restore";

type Options = { from: Target; to: Target; isReplacing: boolean; progress: Progress };

/** Moves a database without files; the restore compares row counts. @throws CommandError or StartError */
export async function moveDatabase({ from, to, isReplacing, progress }: Options, step: Step): Promise<RestoreReport> {
  if (!from.databaseUrl && !existsSync(path.join(path.resolve(from.dataDir), "database"))) {
    throw new CommandError(`There is no site in ${path.resolve(from.dataDir)} (DATA_DIR).`);
  }
  const file = path.join(prepareDataDir(from.dataDir), "move", "database.tar.gz");
  // Removes the leftovers of an interrupted move too.
  const clear = () => rm(path.dirname(file), { recursive: true, force: true });
  const secret = authSecret();
  // Locked until the end: later writes to the old database would be lost.
  return withIdleDatabase(from, step, async (sql) => {
    await clear();
    try {
      const counted = { rows: 0, files: 0, bytes: 0 };
      await step(
        "Reading the old database",
        () => writeBackup(sql, { file, store: null, secret, progress: counted }),
        () => describeProgress(counted),
      );
      return await restoreArchive({ file, target: to, store: null, isReplacing, progress }, step);
    } finally {
      await clear();
    }
  });
}
