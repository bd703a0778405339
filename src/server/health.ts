import { setTimeout as sleep } from "node:timers/promises";
import { database } from "./db/client";
import { fileStore } from "./files/store";
import { log } from "./log";

type State = "ok" | "unreachable";

/** A check that takes longer than this has failed. */
const patienceMs = 2_000;

/** Whether what this process depends on can be reached. Says no more than that: anyone may ask. */
export async function health(): Promise<{ database: State; files: State }> {
  const [databaseState, files] = await Promise.all([
    stateOf("database", async () => database().$queryRaw`SELECT 1`),
    stateOf("file store", async () => (await fileStore()).check()),
  ]);
  return { database: databaseState, files };
}

async function stateOf(name: string, check: () => Promise<unknown>): Promise<State> {
  const late = sleep(patienceMs, undefined, { ref: false }).then(() => {
    throw new Error(`No answer within ${patienceMs} ms`);
  });
  try {
    await Promise.race([check(), late]);
    return "ok";
  } catch (error) {
    log.warn(`The ${name} can't be reached`, error);
    return "unreachable";
  }
}
