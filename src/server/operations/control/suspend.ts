import { setTimeout as sleep } from "node:timers/promises";
import { forgetSecret } from "~/server/auth/secret";
import { startAnew } from "~/server/db/generation";
import { CommandError } from "~/server/platform/command-error";
import { log } from "~/server/platform/log";

/** Lends the database to another process. @param stop ends this process when the database can't be reopened */
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
        // A killed process may stay visible briefly after its connections end.
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
