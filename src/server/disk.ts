import { CommandError } from "~/server/control/command";
import { codeOf, isDiskFull, messageOf } from "~/server/error-facts";

/** What an error of the disk means for the operator; any other error as it is. */
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
