import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { log } from "~/server/platform/log";
import { generation } from "./generation";
import { connectionConfig } from "./postgres";

const channel = "atrium_visitors";
const pingMs = 5_000;
const retryMs = 500;

/**
 * Shares the generation among instances: each notifies the others in its transactions and listens on its own connection.
 * @returns stops it
 */
export async function shareGeneration(databaseUrl: string): Promise<() => Promise<void>> {
  const current = generation();
  const instance = randomUUID();
  let connection: pg.Client | null = null;
  let isStopped = false;

  current.isInformed = false;
  current.announce = async (tx) => {
    await tx.$executeRaw`SELECT pg_notify(${channel}, ${instance})`;
  };
  await connect().catch(lost);
  return async () => {
    isStopped = true;
    current.announce = undefined;
    await connection?.end().catch(() => {});
  };

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...connectionConfig(databaseUrl), query_timeout: pingMs });
    // Without a listener, an error of a connection ends the process.
    fresh.on("error", () => {});
    fresh.on("notification", ({ payload }) => {
      if (payload !== instance) current.value += 1;
    });
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${channel}`);
    } catch (error) {
      await fresh.end().catch(() => {});
      throw error;
    }
    connection = fresh;
    current.value += 1;
    current.isInformed = true;
    if (isStopped) await fresh.end();
    else void watch(fresh);
  }

  async function watch(watched: pg.Client): Promise<void> {
    const ended = new Promise<"ended">((resolve) => watched.once("end", () => resolve("ended")));
    try {
      while ((await Promise.race([ended, sleep(pingMs, undefined, { ref: false })])) !== "ended") await watched.query("SELECT 1");
    } catch {
      await watched.end().catch(() => {});
    }
    if (isStopped) return;
    lost();
  }

  function lost(): void {
    if (current.isInformed)
      log.warn("The connection that tells of edits in other instances is lost: no page is kept until it is back");
    current.isInformed = false;
    connection = null;
    void reconnect();
  }

  async function reconnect(): Promise<void> {
    while (!isStopped) {
      await sleep(retryMs, undefined, { ref: false });
      const isBack = await connect().then(
        () => true,
        () => false,
      );
      if (!isBack) continue;
      log.info("Edits in other instances are heard of again");
      return;
    }
  }
}
