import { randomUUID } from "node:crypto";
import { Socket } from "node:net";
import { PrismaPg } from "@prisma/adapter-pg";
import { DriverAdapterError, type SqlQuery, type SqlQueryable } from "@prisma/driver-adapter-utils";
import pg from "pg";
import { isDriverError, isOutdatedPlan } from "~/server/platform/errors";
import { silenceMs, statementMs, waitMs } from "./limits";
import { createStatementNames, type StatementNames } from "./statement-names";

/** Configures a connection without time limits, for migrations and for waiting for another instance's start. */
export function connectionConfig(url: string): pg.ClientConfig {
  // The adapter sends and reads times without their zone.
  return { connectionString: url, options: "-c TimeZone=UTC", connectionTimeoutMillis: waitMs, keepAlive: true };
}

/** Configures a pool with limits for statements and for a silent server. */
export function limitedConfig(url: string): pg.PoolConfig {
  return {
    ...connectionConfig(url),
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: silenceMs,
    idleTimeoutMillis: silenceMs / 2,
    stream: limitedSocket,
  };
}

/** Ends a silent connection. pg's `query_timeout` would return it to the pool with its transaction open. */
function limitedSocket(): Socket {
  const socket = new Socket();
  const error = { code: "ETIMEDOUT", errno: -110, syscall: "read" };
  const end = () => socket.destroy(Object.assign(new Error(`No answer within ${silenceMs} ms`), error));
  return socket.setTimeout(silenceMs, end);
}

/** The driver adapter of a PostgreSQL server, for Prisma's client (with `limitedConfig`) and its migration engine. */
export class PostgresAdapterFactory extends PrismaPg {
  private readonly url: string;
  private readonly names: StatementNames;
  pool: pg.Pool | null = null;

  constructor(url: string, config: (url: string) => pg.PoolConfig = connectionConfig) {
    const names = createStatementNames();
    super(config(url), { statementNameGenerator: names.nameOf });
    this.url = url;
    this.names = names;
  }

  override async connect(): ReturnType<PrismaPg["connect"]> {
    const adapter = mendErrors(await super.connect(), this.names);
    this.pool = adapter.underlyingDriver();
    const startTransaction = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (level) => mendErrors(await startTransaction(level).catch(nameError), this.names);
    // Prisma splits scripts at every semicolon, even inside function bodies.
    adapter.executeScript = async (script) => {
      await adapter.underlyingDriver().query(script);
    };
    return adapter;
  }

  /** Connects to a temporary empty database; Prisma would use the real one. */
  override async connectToShadowDb(): ReturnType<PrismaPg["connectToShadowDb"]> {
    const name = `atrium_shadow_${randomUUID()}`;
    await this.administer(`CREATE DATABASE "${name}" ENCODING 'UTF8' TEMPLATE template0`);
    const shadow = await new PostgresAdapterFactory(withDatabase(this.url, name)).connect();
    const dispose = shadow.dispose.bind(shadow);
    shadow.dispose = async () => {
      await dispose();
      await this.administer(`DROP DATABASE "${name}"`);
    };
    return shadow;
  }

  private async administer(statement: string): Promise<void> {
    const connection = new pg.Client(connectionConfig(this.url));
    await connection.connect();
    await connection.query(statement).finally(() => connection.end());
  }
}

/** Gives the errors of pg the codes that Prisma knows, and sends a statement whose plan is out of date unprepared. */
function mendErrors<Queryable extends SqlQueryable>(queryable: Queryable, names: StatementNames): Queryable {
  const { queryRaw, executeRaw } = queryable;
  const mending =
    <Result>(run: (query: SqlQuery) => Promise<Result>) =>
    (query: SqlQuery): Promise<Result> =>
      run.call(queryable, query).catch((error: unknown) => {
        if (!isOutdatedPlan(error)) return nameError(error);
        names.forget(query.sql);
        // PostgreSQL has given up the transaction. This code lets it start again.
        if ("commit" in queryable) throw new DriverAdapterError({ kind: "TransactionWriteConflict" });
        return run.call(queryable, query).catch(nameError);
      });
  queryable.queryRaw = mending(queryRaw);
  queryable.executeRaw = mending(executeRaw);
  return queryable;
}

/** pg's own errors, such as a lost connection or a pool timeout, have no code: Prisma would report an unknown error. */
function nameError(error: unknown): never {
  if (isDriverError(error)) throw error;
  throw Object.assign(new DriverAdapterError({ kind: "ConnectionClosed" }), { stack: error instanceof Error ? error.stack : "" });
}

export function withDatabase(url: string, name: string): string {
  const result = new URL(url);
  result.pathname = `/${name}`;
  return result.href;
}
