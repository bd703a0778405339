import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { CommandError } from "./command-error";
import { codeOf, isDiskFull, messageOf } from "./error-facts";

/** Explains an error of the disk to the operator; returns any other error as it is. */
export function explainDisk(error: unknown, file: string): unknown {
  if (isDiskFull(error)) return new CommandError(`There is no room for ${file}: the disk is full.`);
  // The file store's own errors carry the disk's as their cause.
  const reason = error instanceof Error && codeOf(error.cause) !== undefined ? error.cause : error;
  const code = codeOf(reason);
  if (["EACCES", "EROFS", "ENOTDIR", "EEXIST", "EIO"].includes(String(code))) {
    return new CommandError(`${file} can't be written: ${messageOf(reason)}`);
  }
  return error;
}

/** Creates a private file; a full disk leaves no empty one. @returns its handle @throws EEXIST when it exists */
export function createFile(file: string, content: string): number {
  const handle = openSync(file, "wx", 0o600);
  try {
    writeSync(handle, content);
    return handle;
  } catch (error) {
    closeSync(handle);
    rmSync(file, { force: true });
    throw error;
  }
}
