import pg from "pg";
import { startPostgres as startServer } from "../scripts/postgres.mjs";

/** PostgreSQL server on which the benchmark creates databases. */
export type Postgres = { createDatabase(name: string): Promise<string>; stop(): Promise<void> };

/**
 * Starts a PostgreSQL server on this machine, or uses the one in BENCH_DATABASE_URL, where it creates and drops databases.
 * @throws NoPostgres
 */
export async function startPostgres(): Promise<Postgres> {
  const serverUrl = process.env.BENCH_DATABASE_URL;
  if (serverUrl) return server(serverUrl, async () => {});
  const { url, stop } = await startServer();
  return server(url, stop);
}

function server(url: string, stop: () => Promise<void>): Postgres {
  const made: string[] = [];
  const administer = async (statement: string) => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  return {
    createDatabase: async (name) => {
      const own = `atrium_bench_${name}_${process.pid}`;
      await administer(`CREATE DATABASE "${own}" ENCODING 'UTF8' TEMPLATE template0`);
      made.push(own);
      const address = new URL(url);
      address.pathname = `/${own}`;
      return address.href;
    },
    stop: async () => {
      for (const name of made) await administer(`DROP DATABASE "${name}" WITH (FORCE)`);
      await stop();
    },
  };
}
