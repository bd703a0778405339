import type { SqlDriverAdapterFactory, SqlQueryable } from "@prisma/driver-adapter-utils";
import { log } from "~/server/platform/log";
import { counter } from "~/server/platform/metrics";

/** Slow statements take at least this long, including the wait for a connection. */
const slowMs = 500;
const shownChars = 400;

const queries = counter("atrium_database_queries_total", "Statements sent to the database.", []);
const slowQueries = counter("atrium_database_slow_queries_total", `Statements that took ${slowMs} ms or longer.`, []);

/** Counts statements of a factory's connections and logs slow ones, without their values. */
export function watchQueries<Factory extends SqlDriverAdapterFactory>(factory: Factory): Factory {
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = watch(await connect());
    const startTransaction = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (level) => watch(await startTransaction(level));
    return adapter;
  };
  return factory;
}

function watch<Queryable extends SqlQueryable>(queryable: Queryable): Queryable {
  const { queryRaw, executeRaw } = queryable;
  queryable.queryRaw = (query) => timed(query.sql, () => queryRaw.call(queryable, query));
  queryable.executeRaw = (query) => timed(query.sql, () => executeRaw.call(queryable, query));
  return queryable;
}

async function timed<Result>(sql: string, run: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  try {
    return await run();
  } finally {
    const ms = Math.round(performance.now() - start);
    queries.inc();
    if (ms >= slowMs) {
      slowQueries.inc();
      log.warn("Slow query", undefined, { ms, sql: sql.replace(/\s+/g, " ").trim().slice(0, shownChars) });
    }
  }
}
