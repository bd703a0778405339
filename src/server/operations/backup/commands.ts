import { z } from "zod";
import { env } from "~/env";
import { runTransaction } from "~/server/db/transaction";
import type { Command } from "~/server/operations/control/command";
import { CommandError } from "~/server/platform/command-error";
import { copyDatabase } from "./snapshot";

/** `npm run backup`: copies the embedded database. Saves wait only while the last changes are copied. */
export const snapshot: Command<object, { waitedMs: number }> = {
  name: "snapshot",
  input: z.object({}),
  output: z.object({ waitedMs: z.number() }),
  run: async () => ({ waitedMs: await copyDatabase(env.DATA_DIR, whileAtRest) }),
};

export const siteIsThere = "There is a site already. To replace it with the backup: --replace";

/** `npm run restore`: lends the embedded database until the client's connection closes. */
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

/** Holds an open transaction on the embedded database's only connection, so that nothing else runs. */
async function whileAtRest(work: () => Promise<void>): Promise<void> {
  await runTransaction(async (tx) => {
    await tx.$queryRaw`SELECT 1`;
    await work();
  });
}
