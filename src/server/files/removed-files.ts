import { type Db, database } from "~/server/db/client";
import { runTransaction } from "~/server/db/transaction";
import { log } from "~/server/platform/log";
import { TimeoutError, withTimeout } from "~/server/platform/timeout";
import { type FileKind, findUsedFolders, folderOf } from "./folders";
import { fileStore } from "./store";

/** Time in which a deleted row of the media library can come back with its files. */
export const RESTORABLE_MS = 30 * 24 * 60 * 60 * 1000;

const batchSize = 100;
/** The embedded database waits while a folder is deleted: a store that takes longer ends the run and gets another try in the next. */
const DELETE_MS = 5_000;

/**
 * Deletes the files of rows that are gone, which triggers record in `FileRemoval`. Nobody can open such files any more.
 * @throws the store's last error, after the other folders; `TimeoutError` at once
 */
export async function deleteRemovedFiles(db: Db, now: Date, keepGoing = async () => true): Promise<void> {
  const failedFolders: string[] = [];
  let lastError: unknown;
  let folders: string[];
  do {
    folders = await claimFolders(db, now, failedFolders);
    for (const folder of folders) {
      if (!(await keepGoing())) return;
      try {
        await runTransaction((tx) => deleteClaimed(tx, folder));
      } catch (error) {
        if (error instanceof TimeoutError) throw error;
        failedFolders.push(folder);
        lastError = error;
      }
    }
  } while (folders.length > 0);
  if (lastError) throw lastError;
}

/** Marks folders whose time is over, also those of an interrupted run. A restore that has taken one back comes first. */
async function claimFolders(db: Db, now: Date, failedFolders: string[]): Promise<string[]> {
  const until = new Date(now.getTime() - RESTORABLE_MS);
  const claimed = await db.$queryRaw<{ folder: string }[]>`
    UPDATE "FileRemoval" SET "state" = 'running'
    WHERE "folder" IN (
      SELECT "folder" FROM "FileRemoval"
      WHERE ("state" <> 'restorable' OR "removedAt" <= ${until}) AND "folder" <> ALL(${failedFolders}) LIMIT ${batchSize}
    ) RETURNING "folder"`;
  return claimed.map(({ folder }) => folder);
}

/**
 * Deletes a claimed folder under its row's lock: whoever deletes or restores a row with its key meanwhile waits. A claim that
 * was replaced by a new removal, or is in another run's hands, is left alone.
 */
async function deleteClaimed(tx: Db, folder: string): Promise<void> {
  const locked = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "FileRemoval" WHERE "folder" = ${folder} AND "state" = 'running' FOR UPDATE SKIP LOCKED`;
  if (locked.length === 0) return;
  // A held CV became an application's: its key went to another row.
  const isUsed = (await findUsedFolders(tx, [folder])).has(folder);
  if (!isUsed) await withTimeout((await fileStore()).deleteFolder(folder), DELETE_MS);
  await tx.fileRemoval.delete({ where: { folder } });
}

/** Takes files back for a row that the same transaction writes. @returns false when the job deletes them or has done so */
export async function takeBackFiles(tx: Db, folder: string): Promise<boolean> {
  return (await tx.fileRemoval.deleteMany({ where: { folder, state: { not: "running" } } })).count > 0;
}

/** Deletes the folders that belong to no row. @returns how many */
export async function deleteUnusedFolders(db: Db, folders: readonly string[]): Promise<number> {
  const [store, usedFolders] = await Promise.all([fileStore(), findUsedFolders(db, folders)]);
  const unusedFolders = folders.filter((folder) => !usedFolders.has(folder));
  for (const folder of unusedFolders) await store.deleteFolder(folder);
  return unusedFolders.length;
}

/** Deletes new files whose row was not written, unless the database does not answer: an unanswered commit may have written it. */
export async function deleteUnlessKept(kind: FileKind, keys: readonly string[]): Promise<void> {
  const folders = keys.map((key) => folderOf(kind, key));
  await deleteUnusedFolders(database(), folders).catch((error: unknown) => {
    log.warn("New files could not be checked: files:check tells whether they have a row", error);
  });
}
