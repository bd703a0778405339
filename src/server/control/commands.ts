import { z } from "zod";
import { resetAdministrator } from "~/server/auth/admin-reset";
import { applyRetention, type RetentionReport } from "~/server/personal-data/retention";
import type { Command } from "./command";

/** `npm run admin:reset -- EMAIL` */
export const adminReset: Command<{ email: string }, { email: string; link: string }> = {
  name: "admin:reset",
  input: z.object({ email: z.string() }),
  output: z.object({ email: z.string(), link: z.string() }),
  run: ({ db, ...context }, input) => resetAdministrator(db, { ...context, ...input }),
};

const count = z.int();

/** `npm run retention` */
export const retention: Command<object, RetentionReport> = {
  name: "retention",
  input: z.object({}),
  output: z.object({
    trash: count,
    applications: count,
    conversations: count,
    activity: count,
    mails: count,
    persons: count,
    files: count,
  }),
  run: ({ db, now }) => applyRetention(db, { now }),
};

/** The commands that the running site accepts through its socket. */
export const commands: readonly Command<unknown, unknown>[] = [adminReset, retention];
