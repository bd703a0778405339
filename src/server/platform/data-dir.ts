import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { isMainThread } from "node:worker_threads";
import { messageOf } from "./error-facts";
import { log } from "./log";
import { StartError } from "./start-error";

const groupAndOthers = 0o077;

/**
 * Creates DATA_DIR, closes it and its content to group and others, and sets the umask for the embedded database.
 * @returns its absolute path @throws StartError when it can't be written
 */
export function prepareDataDir(dataDir: string): string {
  const folder = path.resolve(dataDir);
  // Applies to the whole process, so a worker thread can't set it.
  if (isMainThread) process.umask(groupAndOthers);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`The data folder ${folder} can't be written (DATA_DIR): ${messageOf(error)}`);
  }
  try {
    closeFolder(folder);
  } catch (error) {
    // A volume may belong to another user, and only that user can change this.
    log.warn(`The data folder ${folder} could not be closed to other users of this machine`, error);
  }
  return folder;
}

/** The folder first, which closes it to other users at once, then its content. Windows has no such modes. */
function closeFolder(folder: string): void {
  if (process.platform === "win32") return;
  const { mode } = statSync(folder);
  if (isOpen(mode)) chmodSync(folder, withoutOthers(mode));
  closeContent(folder);
}

/** Closes inner folders after their content, so a closed folder is done: starts stay fast and can be interrupted. */
function closeContent(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() && !entry.isFile()) continue;
    const file = path.join(folder, entry.name);
    const { mode } = lstatSync(file);
    if (!isOpen(mode)) continue;
    if (entry.isDirectory()) closeContent(file);
    chmodSync(file, withoutOthers(mode));
  }
}

function isOpen(mode: number): boolean {
  return (mode & groupAndOthers) !== 0;
}

function withoutOthers(mode: number): number {
  return mode & 0o700;
}
