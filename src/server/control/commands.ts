import { z } from "zod";
import { env } from "~/env";
import { loadAdministrator } from "~/server/auth/actor";
import { resetAdministrator } from "~/server/auth/admin-reset";
import { copyDatabase } from "~/server/backup/snapshot";
import { CommandError } from "~/server/command-error";
import { runTransaction } from "~/server/db/transaction";
import { clearDemo } from "~/server/demo";
import { checkFiles, type FilesReport } from "~/server/files/check";
import { applyRetention, type RetentionReport } from "~/server/personal-data/retention";
import type { Command } from "./command";

/** `npm run admin:reset -- EMAIL` */
export const adminReset: Command<{ email: string }, { email: string; link: string }> = {
  name: "admin:reset",
  input: z.object({ email: z.string() }),
  output: z.object({ email: z.string(), link: z.string() }),
  run: ({ origin, now }, { email }) => resetAdministrator({ email, origin, now }),
};

const count = z.int();

/** `npm run retention` */
export const retention: Command<object, RetentionReport> = {
  name: "retention",
  input: z.object({}),
  output: z.object({
    trash: count,
    applications: count,
    submissions: count,
    conversations: count,
    activity: count,
    mails: count,
    persons: count,
    files: count,
  }),
  run: ({ db, now }) => applyRetention(db, { now }),
};

/** `npm run demo:clear` */
export const demoClear: Command<object, { deleted: number; left: number }> = {
  name: "demo:clear",
  input: z.object({}),
  output: z.object({ deleted: count, left: count }),
  run: async ({ db, now }) => {
    const actor = await loadAdministrator(db);
    if (!actor) throw new CommandError("There is no active administrator, in whose name the demo content would be removed.");
    // Each router says how its records are deleted. Only this command needs them in the server's own bundle.
    await import("~/server/root");
    return clearDemo(db, { actor, now, headers: new Headers(), ip: "" });
  },
};

const names = z.object({ count, first: z.array(z.string()) });

/** `npm run files:check` */
export const filesCheck: Command<{ isMending: boolean }, FilesReport> = {
  name: "files:check",
  input: z.object({ isMending: z.boolean() }),
  output: z.object({ files: count, missing: names, stray: names, deleted: count, remade: count }),
  run: ({ db, now }, { isMending }) => checkFiles(db, { now, isMending }),
};

/** For `npm run backup`: leaves a copy of the embedded database in DATA_DIR. Saves wait only while the last changes are copied. */
export const snapshot: Command<object, { waitedMs: number }> = {
  name: "snapshot",
  input: z.object({}),
  output: z.object({ waitedMs: z.number() }),
  run: async () => ({ waitedMs: await copyDatabase(env.DATA_DIR, whileAtRest) }),
};

export const siteIsThere = "There is a site already. To replace it with the backup: --replace";

/** For `npm run restore`: the embedded database is that of the asking process until this closes its connection, or ends. */
export const suspend: Command<{ isReplacing: boolean }, object> = {
  name: "suspend",
  input: z.object({ isReplacing: z.boolean() }),
  output: z.object({}),
  run: async (site, { isReplacing }) => {
    if (!isReplacing) throw new CommandError(siteIsThere);
    const resume = await site.suspend?.();
    if (resume) site.onceClosed?.(resume);
    return {};
  },
};

/** Runs something while the embedded database does nothing: it has one connection, which an open transaction holds. */
async function whileAtRest(work: () => Promise<void>): Promise<void> {
  await runTransaction(async (tx) => {
    await tx.$queryRaw`SELECT 1`;
    await work();
  });
}

/** The commands that the running site accepts through its socket. */
export const commands: readonly Command<unknown, unknown>[] = [adminReset, retention, demoClear, filesCheck, snapshot, suspend];
