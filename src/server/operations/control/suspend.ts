import { setTimeout as sleep } from "node:timers/promises";
import { forgetSecret } from "~/server/auth/secret";
import { startAnew } from "~/server/db/generation";
import { CommandError } from "~/server/platform/command-error";
import { log } from "~/server/platform/log";

/**
 * Gives the embedded database of the running site to another process, which may replace it: pages in memory are served meanwhile,
 * all else is answered with 503.
 * @param suspendDatabase see `openDatabase`
 * @param stop ends this process: its database could not be opened again
 * @returns opens the database again; nothing of the one before is left in memory then
 */
export function suspendSite(suspendDatabase: () => Promise<() => Promise<void>>, stop: () => void) {
  let isSuspended = false;
  return async () => {
    if (isSuspended) throw new CommandError("The database is given to another command already.");
    isSuspended = true;
    const open = await suspendDatabase().catch((error) => {
      isSuspended = false;
      throw error;
    });
    log.info("The database is given to a command");
    return async () => {
      try {
        // A process that was killed can be seen for a moment after its connections ended.
        await open().catch(() => sleep(1_000).then(open));
      } catch (error) {
        log.error("The database can't be opened again: this process stops", error);
        return stop();
      }
      forgetSecret();
      startAnew();
      isSuspended = false;
      log.info("The database is open again");
    };
  };
}
