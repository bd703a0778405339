import pg from "pg";
import { NoPostgres } from "../scripts/postgres.mjs";
import { expectOk, textOf } from "./http";
import { type Postgres, startPostgres } from "./postgres";
import { queryUrls, resultsOf, type Site, startSite, temporaryFolder } from "./site";
import { median, type Row, ratio } from "./table";

const sizes = [10_000, 100_000] as const;
/** Measured rounds per query, after ten warm-up rounds. */
export const rounds = 60;

/** Running site and a separate connection to its database, with `size` rows. */
export type Bench = { size: number; site: Site; sql: pg.Client; close(): Promise<void> };

/** Result of a query and its duration in milliseconds. */
export type QueryResult = { ms: number; rows: number; total: number };

export type Query = { name: string; overHttp(bench: Bench): Promise<QueryResult>; leanSql(bench: Bench): Promise<QueryResult> };

/**
 * Measures on PostgreSQL with 10,000 and with 100,000 rows. Skips the part, with a message, when PostgreSQL is missing.
 * @param part name of the benchmark's part
 * @param fill adds rows up to a number
 */
export async function onPostgres(
  part: string,
  fill: (sql: pg.Client, size: number) => Promise<void>,
  measure: (benches: readonly Bench[]) => Promise<Row[]>,
  say: (text: string) => void,
): Promise<Row[]> {
  let postgres: Postgres;
  try {
    postgres = await startPostgres();
  } catch (error) {
    if (!(error instanceof NoPostgres)) throw error;
    say(`${part}: left out, ${error.message}`);
    return [];
  }
  const benches: Bench[] = [];
  try {
    for (const size of sizes) {
      say(`${part}: ${size.toLocaleString("en-US")} rows`);
      benches.push(await openBench(postgres, part, size, fill));
    }
    return await measure(benches);
  } finally {
    for (const bench of benches) await bench.close();
    await postgres.stop();
  }
}

/** Compares each query's time with lean SQL, and its time on many rows with its time on few. */
export async function compareWithSql(
  benches: readonly Bench[],
  queries: readonly Query[],
  say: (text: string) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, overHttp, leanSql } of queries) {
    say(name);
    const times = benches.map(() => ({ ours: [] as number[], lean: [] as number[] }));
    for (let round = -10; round < rounds; round++) {
      for (const [index, bench] of benches.entries()) {
        const ours = await overHttp(bench);
        const lean = await leanSql(bench);
        if (ours.total !== lean.total || ours.rows !== lean.rows) {
          throw new Error(`${name}: ${ours.rows} of ${ours.total} found, by SQL ${lean.rows} of ${lean.total}.`);
        }
        if (round < 0) continue;
        times[index]?.ours.push(ours.ms);
        times[index]?.lean.push(lean.ms);
      }
    }
    const medians = times.map(({ ours, lean }) => ({ ours: median(ours), lean: median(lean) }));
    for (const [index, { ours, lean }] of medians.entries()) {
      const size = benches[index]?.size ?? 0;
      // On few rows, lean SQL takes less time than HTTP itself, so the ratio is reported without a target.
      const target = size === Math.max(...sizes) ? { atMost: 3 } : null;
      rows.push(ratio(`${name}, ${size.toLocaleString("en-US")} rows / lean SQL`, { ours, against: lean, unit: "ms" }, target));
    }
    const [few, many] = medians;
    if (!few || !many) continue;
    const growth = { ours: many.ours, against: few.ours, unit: "ms" };
    rows.push(ratio(`${name}, 100,000 rows / 10,000`, growth, { atMost: 2 }));
  }
  return rows;
}

/** Fetches the first twenty rows of a list over HTTP. @param inputs several lists in one request; their results are added up */
export async function fetchList({ site }: Bench, procedure: string, ...inputs: readonly object[]): Promise<QueryResult> {
  const calls = inputs.map((input) => ({ pageSize: 20, ...input }));
  const answer = await expectOk(queryUrls(site.origin, procedure, calls), { headers: { cookie: site.cookie } });
  const found = { ms: answer.ms, rows: 0, total: 0 };
  for (const result of resultsOf(textOf(answer))) {
    if (!isList(result)) throw new Error(`${procedure} answers in another shape.`);
    found.rows += result.rows.length;
    found.total += result.total;
  }
  return found;
}

function isList(value: unknown): value is { rows: unknown[]; total: number } {
  return typeof value === "object" && value !== null && "rows" in value && "total" in value && Array.isArray(value.rows);
}

/** @param folder checkout that the site runs from; default: this one */
export async function openBench(
  postgres: Postgres,
  part: string,
  size: number,
  fill: (sql: pg.Client, size: number) => Promise<void>,
  folder?: string,
): Promise<Bench> {
  const databaseUrl = await postgres.createDatabase(`${part}_${size}`);
  const site = await startSite({ dataDir: temporaryFolder(part), databaseUrl, folder });
  const sql = new pg.Client(databaseUrl);
  const close = async () => {
    await sql.end();
    await site.stop();
  };
  try {
    await sql.connect();
    await fill(sql, size);
    // Most staff are not administrators: their permissions are rows that each call reads.
    await sql.query(`UPDATE "User" SET "roleId" = 3 WHERE "email" = 'admin@example.com'`);
  } catch (error) {
    await close();
    throw error;
  }
  return { size, site, sql, close };
}
