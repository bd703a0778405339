import { z } from "zod";
import { loadAdministrator } from "~/server/auth/actor";
import { resetAdministrator } from "~/server/operations/admin-reset";
import { snapshot, suspend } from "~/server/operations/backup/commands";
import type { Command } from "~/server/operations/control/command";
import { clearDemo } from "~/server/operations/demo";
import { checkFiles, type FilesReport } from "~/server/operations/files-check";
import { applyRetention, type RetentionReport } from "~/server/operations/personal-data/retention";
import { CommandError } from "~/server/platform/command-error";

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
    // Registers how records are deleted. Only this command needs the routers in the server's own bundle.
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

export const commands: readonly Command<unknown, unknown>[] = [adminReset, retention, demoClear, filesCheck, snapshot, suspend];
