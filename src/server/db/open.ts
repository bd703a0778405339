import { accessSync, constants, mkdirSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { PrismaClient } from "~/generated/prisma/client";
import { StartError } from "~/server/start-error";
import { setDatabase } from "./client";
import { takeLock } from "./lock";
import { applyMigrations } from "./migrations";
import { openPglite, PgliteAdapterFactory } from "./pglite";
import { connectionConfig, PostgresAdapterFactory } from "./postgres";

export type OpenDatabase = {
  client: PrismaClient;
  /** The migrations that this opening applied. */
  migrated: string[];
  /** Ends every connection, or closes the embedded database and gives its lock back. Harmless when called again. */
  close(): Promise<void>;
};

type Options = {
  /** The folder of the embedded database, its lock and uploaded files. */
  dataDir: string;
  /** PostgreSQL; without it the database is embedded. */
  databaseUrl?: string | undefined;
  /** Only for tests: false opens an embedded database without its lock. */
  lock?: boolean;
};

/**
 * Opens the database that the settings name, brings its schema up to date and makes it the one of this process.
 * Everything that opens a database (server, seed, migrate, backup) comes through here, so that two processes never open one
 * embedded database.
 * @throws StartError when it can't be reached, is in use or its folder can't be written
 */
export async function openDatabase(options: Options): Promise<OpenDatabase> {
  const opened = options.databaseUrl ? await openPostgres(options.databaseUrl) : await openEmbedded(options);
  setDatabase(opened.client);
  return {
    ...opened,
    close: once(async () => {
      setDatabase(null);
      await opened.close();
    }),
  };
}

async function openEmbedded({ dataDir, lock = true }: Options): Promise<OpenDatabase> {
  const folder = path.resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`The data folder ${folder} can't be written (DATA_DIR): ${messageOf(error)}`);
  }
  const unlock = lock ? takeLock(path.join(folder, "database.lock")) : () => {};
  try {
    const pglite = await openPglite({ dataDir: path.join(folder, "database") });
    try {
      const adapter = new PgliteAdapterFactory(pglite);
      const migrated = await applyMigrations(adapter);
      const client = new PrismaClient({ adapter });
      return {
        client,
        migrated,
        close: async () => {
          await client.$disconnect();
          await pglite.close();
          unlock();
        },
      };
    } catch (error) {
      await pglite.close();
      throw error;
    }
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const adapter = new PostgresAdapterFactory(databaseUrl);
  const migrated = await whileMigrating(databaseUrl, () => applyMigrations(adapter));
  const client = new PrismaClient({ adapter });
  return { client, migrated, close: () => client.$disconnect() };
}

/** Instances that start together migrate one after the other. */
async function whileMigrating<Result>(databaseUrl: string, migrate: () => Promise<Result>): Promise<Result> {
  const connection = new pg.Client(connectionConfig(databaseUrl));
  try {
    await connection.connect();
  } catch (error) {
    throw new StartError(`The database ${withoutPassword(databaseUrl)} can't be reached: ${messageOf(error)}`);
  }
  try {
    await checkServer(connection, databaseUrl);
    await connection.query("SELECT pg_advisory_lock(hashtext('atrium.migrate'))");
    return await migrate();
  } finally {
    await connection.end();
  }
}

async function checkServer(connection: pg.Client, databaseUrl: string): Promise<void> {
  const { rows } = await connection.query<{ version: number; encoding: string }>(
    "SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('server_encoding') AS encoding",
  );
  const [server] = rows;
  if (server && server.version < 15) throw new StartError(`PostgreSQL 15 or newer is needed; this is ${server.version}.`);
  if (server && server.encoding !== "UTF8") {
    throw new StartError(`The database ${withoutPassword(databaseUrl)} must be encoded in UTF8, not ${server.encoding}.`);
  }
}

function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  return `${url.host}${url.pathname}`;
}

function messageOf(error: unknown): string {
  // A refused connection to both addresses of a name has no message of its own.
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined;
  return () => {
    closing ??= close();
    return closing;
  };
}
