import { existsSync } from "node:fs";
import path from "node:path";
import { env } from "~/env";
import { openDatabase, type Step } from "~/server/db/open";
import { CommandError } from "~/server/platform/command-error";
import type { Command } from "./command";
import { callSite, socketOf } from "./socket";

/** Runs a command in the running site, else in this process. @throws CommandError, StartError */
export async function runCommand<Input, Output>(command: Command<Input, Output>, input: Input, step: Step): Promise<Output> {
  if (!env.DATABASE_URL) {
    const folder = path.resolve(env.DATA_DIR);
    // Opening it would make a new database.
    if (!existsSync(path.join(folder, "database"))) throw new CommandError(`There is no site in ${folder} (DATA_DIR).`);
    const socket = socketOf(folder);
    const answer = socket && (await callSite(socket, command, input));
    if (answer) return answer.result;
  }
  const database = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, step, fill: async () => {} });
  try {
    const origin = new URL(env.NEXTAUTH_URL ?? `http://localhost:${env.PORT}`).origin;
    return await command.run({ db: database.client, origin, now: new Date() }, input);
  } finally {
    await database.close();
  }
}
