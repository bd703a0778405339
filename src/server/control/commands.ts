import { z } from "zod";
import { resetAdministrator } from "~/server/auth/admin-reset";
import type { Command } from "./command";

/** `npm run admin:reset -- EMAIL` */
export const adminReset: Command<{ email: string }, { email: string; link: string }> = {
  name: "admin:reset",
  input: z.object({ email: z.string() }),
  output: z.object({ email: z.string(), link: z.string() }),
  run: ({ db, ...context }, input) => resetAdministrator(db, { ...context, ...input }),
};

/** The commands that the running site accepts through its socket. */
export const commands: readonly Command<unknown, unknown>[] = [adminReset];
