import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { PrismaClient } from "~/generated/prisma/client";
import { CommandError } from "~/server/platform/command-error";
import { prepareDataDir } from "~/server/platform/data-dir";
import { messageOf } from "~/server/platform/error-facts";
import { log } from "~/server/platform/log";
import { gauge } from "~/server/platform/metrics";
import { StartError } from "~/server/platform/start-error";
import { setDatabase } from "./client";
import { transactionOptions } from "./limits";
import { takeLock } from "./lock";
import { applyMigrations, pendingMigrations, refuseOtherTables } from "./migrations";
import { type CrashError, hasRoomToOpen, openPglite, PgliteAdapterFactory } from "./pglite";
import { connectionConfig, limitedConfig, PostgresAdapterFactory } from "./postgres";
import { watchQueries } from "./slow-queries";
import { type Sql, sqlOfPglite, sqlOfPostgres } from "./sql";

/** Shows the progress of a long task; `amount` says how much of it is done. */
export type Step = <Result>(label: string, task: () => Promise<Result>, amount?: () => string) => Promise<Result>;

const longestPauseMs = 5 * 60_000;

type Options<Filled> = {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Fills the database. Concurrently started instances migrate and fill in turn. */
  fill: (client: PrismaClient) => Promise<Filled>;
  step?: Step;
};

const throttleTable = `CREATE TABLE IF NOT EXISTS "_throttle" (
  "key" VARCHAR(255) PRIMARY KEY, "points" INTEGER NOT NULL DEFAULT 0, "expire" BIGINT
)`;

export type OpenDatabase<Filled> = {
  client: PrismaClient;
  filled: Filled;
  /** Closes connections, or the embedded database and its lock. Can be called twice. */
  close(): Promise<void>;
  /** Lends the embedded database to another process; calls fail as if the server were away. @returns reopens it */
  suspend?: () => Promise<() => Promise<void>>;
};

/**
 * Opens and migrates the configured database. Server and commands all use it, so that two never open an embedded one.
 * @throws StartError when it can't be reached or written, is in use, or a migration fails
 */
export async function openDatabase<Filled>(options: Options<Filled>): Promise<OpenDatabase<Filled>> {
  const opened = await (options.databaseUrl ? openPostgres(options, options.databaseUrl) : openEmbedded(options));
  setDatabase(opened.client);
  let closing: Promise<void> | undefined;
  return {
    ...opened,
    close: () => {
      setDatabase(null);
      closing ??= opened.close();
      return closing;
    },
  };
}

async function openEmbedded<Filled>({ dataDir, fill, step = silently }: Options<Filled>): Promise<OpenDatabase<Filled>> {
  const state: { crash: CrashError | null; isReady: boolean; isClosed: boolean } = {
    crash: null,
    isReady: false,
    isClosed: false,
  };
  const open = () =>
    openMigrated(dataDir, step, (crash) => {
      state.crash = crash;
      if (state.isReady) void reopen(crash);
    });
  let opened = await open();
  const adapter = new PgliteAdapterFactory(opened.pglite);
  const client = new PrismaClient({ adapter: watchQueries(adapter), transactionOptions });

  /** Meanwhile calls fail as if the server were away. */
  async function reopen({ message }: CrashError): Promise<void> {
    log.error(`${message}. It is opened again as soon as that is possible`);
    state.isReady = false;
    await opened.close();
    for (let pauseMs = 1_000; !state.isReady; ) {
      await sleep(pauseMs, undefined, { ref: false });
      if (state.isClosed) return;
      if (!hasRoomToOpen(dataDir)) continue;
      try {
        opened = await open();
        adapter.attach(opened.pglite);
        state.isReady = true;
        log.info("The embedded database is open again");
      } catch (error) {
        log.error("The embedded database can't be opened again", error);
        pauseMs = Math.min(2 * pauseMs, longestPauseMs);
      }
    }
    state.crash = null;
  }

  const close = async () => {
    state.isClosed = true;
    await client.$disconnect();
    await opened.close();
  };
  const suspend = async () => {
    if (state.crash) throw new CommandError(state.crash.message);
    await adapter.detach();
    state.isReady = false;
    await opened.close();
    return async () => {
      opened = await open();
      adapter.attach(opened.pglite);
      await fill(client);
      state.isReady = true;
    };
  };
  try {
    const filled = await fill(client);
    state.isReady = true;
    return { client, filled, close, suspend };
  } catch (error) {
    await close();
    throw state.crash ? new StartError(state.crash.message) : error;
  }
}

async function openMigrated(dataDir: string, step: Step, onCrash: (crash: CrashError) => void) {
  const opened = await openLockedPglite(dataDir, step, onCrash);
  try {
    await migrate(sqlOfPglite(opened.pglite), step);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Opens or creates the embedded database of a folder, without migrating. @throws StartError when in use or unwritable */
export async function openLockedPglite(
  dataDir: string,
  step: Step,
  onCrash?: (crash: CrashError) => void,
): Promise<{ pglite: PGlite; close(): Promise<void> }> {
  const folder = prepareDataDir(dataDir);
  const lockFile = path.join(folder, "database.lock");
  const lock = await takeLock(lockFile, { step, onLost: () => stopWithoutWriting(lockFile) });
  try {
    const open = () => openPglite({ dataDir: path.join(folder, "database"), beforeUse: lock.ensureHeld, onCrash });
    const pglite = await step(`Opening the embedded database in ${folder}`, open);
    const close = async () => {
      if (!pglite.closed) await pglite.close();
      lock.release();
    };
    return { pglite, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openPostgres<Filled>(
  { fill, step = silently }: Options<Filled>,
  databaseUrl: string,
): Promise<OpenDatabase<Filled>> {
  const turn = await step(`Connecting to the database ${withoutPassword(databaseUrl)}`, () => connectToPostgres(databaseUrl));
  const adapter = watchQueries(new PostgresAdapterFactory(databaseUrl, limitedConfig));
  const client = new PrismaClient({ adapter, transactionOptions });
  const countConnections = () => {
    const { totalCount = 0, idleCount = 0, waitingCount = 0 } = adapter.pool ?? {};
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  };
  const help = "Connections to the database by state, and requests that wait for one.";
  gauge("atrium_database_connections", help, countConnections, "state");
  try {
    // Instances that start together take turns.
    const sql = sqlOfPostgres(turn);
    await sql.run("SELECT pg_advisory_lock(hashtext('atrium.start'))");
    await migrate(sql, step);
    await sql.run(throttleTable);
    const filled = await fill(client);
    return { client, filled, close: () => client.$disconnect() };
  } catch (error) {
    await client.$disconnect();
    throw error;
  } finally {
    await turn.end();
  }
}

async function migrate(sql: Sql, step: Step): Promise<void> {
  await refuseOtherTables(sql);
  const pending = await pendingMigrations(sql);
  if (pending.length === 0) return;
  const names = pending.map(({ name }) => name);
  const label = names.length > 3 ? `${names.length} migrations, to ${names.at(-1)}` : `migrations: ${names.join(", ")}`;
  await step(`Applying ${label}`, () => applyMigrations(sql, pending));
}

/** Another process owns the data now, and closing the database would write to it. */
function stopWithoutWriting(lockFile: string): never {
  log.error(`The lock ${lockFile} was taken over by another process, or deleted: this process stops at once`);
  process.exit(1);
}

/** One connection to a PostgreSQL server, without time limits. @throws StartError when it can't be reached or used */
export async function connectToPostgres(databaseUrl: string): Promise<pg.Client> {
  const connection = new pg.Client(connectionConfig(databaseUrl));
  // The running statement reports a lost connection; without a listener the process would crash.
  connection.on("error", () => {});
  try {
    await connection.connect();
  } catch (error) {
    throw new StartError(`The database ${withoutPassword(databaseUrl)} can't be reached: ${messageOf(error)}`);
  }
  const { rows } = await connection.query<{ version: number; encoding: string }>(
    "SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('server_encoding') AS encoding",
  );
  const problem = rows[0] && unfit(rows[0]);
  if (!problem) return connection;
  await connection.end();
  throw new StartError(`The database ${withoutPassword(databaseUrl)} can't be used: ${problem}`);
}

function unfit(server: { version: number; encoding: string }): string | null {
  if (server.version < 15) return `PostgreSQL 15 or newer is needed; this is ${server.version}.`;
  return server.encoding === "UTF8" ? null : `its encoding must be UTF8; it is ${server.encoding}.`;
}

export function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  return `${url.host}${url.pathname}`;
}

const silently: Step = (_label, task) => task();
