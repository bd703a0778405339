import pg from "pg";
import { NoPostgres } from "../scripts/postgres.mjs";
import { fillArticles } from "./articles";
import { expectOk, textOf } from "./http";
import { type Postgres, startPostgres } from "./postgres";
import { compareSaves } from "./saves";
import { queryUrl, resultOf, type Site, startSite, temporaryFolder } from "./site";
import { median, type Row, ratio } from "./table";

const sizes = [10_000, 100_000] as const;
const rounds = 60;

const newestFirst = `"createdAt" DESC, "id" DESC`;

/** What is asked, as the app asks it and as the leanest SQL does. */
export const lists = [
  { name: "plain", input: {}, order: newestFirst, where: "true" },
  { name: "sorted by title", input: { sort: { by: "titleEn", dir: "ASC" } }, order: `"titleEn", "id"`, where: "true" },
  // A hundred and eighty of a hundred thousand titles, eighteen of ten thousand.
  { name: "searched", input: { search: "bao cao 77" }, order: newestFirst, where: "search LIKE '%bao cao 77%'" },
  // The spelling as typed comes before the others: two lists in one.
  { name: "searched with accents", input: { search: "Báo cáo 77" }, order: newestFirst, where: "search LIKE '%bao cao 77%'" },
] as const;

/** The site and a connection of our own, on one database with so many articles. */
export type Bench = { size: number; site: Site; sql: pg.Client; close(): Promise<void> };

/** Back-office lists over HTTP beside the leanest SQL, and how both and a save grow with the number of rows. */
export async function measureLists(say: (text: string) => void): Promise<Row[]> {
  let postgres: Postgres;
  try {
    postgres = await startPostgres();
  } catch (error) {
    if (!(error instanceof NoPostgres)) throw error;
    say(`lists: left out, ${error.message}`);
    return [];
  }
  const benches: Bench[] = [];
  try {
    for (const size of sizes) {
      say(`lists: ${size.toLocaleString("en-US")} articles`);
      benches.push(await openBench(postgres, size));
    }
    return [...(await compareLists(benches, say)), ...(await compareSaves(benches, say))];
  } finally {
    for (const bench of benches) await bench.close();
    await postgres.stop();
  }
}

export async function openBench(postgres: Postgres, size: number): Promise<Bench> {
  const databaseUrl = await postgres.createDatabase(String(size));
  const site = await startSite({ dataDir: temporaryFolder("lists"), databaseUrl });
  const sql = new pg.Client(databaseUrl);
  const close = async () => {
    await sql.end();
    await site.stop();
  };
  try {
    await sql.connect();
    await fillArticles(sql, size);
    // Most who work in a back office are no administrators: their flags are rows to be read.
    await sql.query(`UPDATE "User" SET "roleId" = 3 WHERE "email" = 'admin@example.com'`);
  } catch (error) {
    await close();
    throw error;
  }
  return { size, site, sql, close };
}

async function compareLists(benches: readonly Bench[], say: (text: string) => void): Promise<Row[]> {
  const rows: Row[] = [];
  for (const list of lists) {
    say(`lists: ${list.name}`);
    const times = benches.map(() => ({ ours: [] as number[], lean: [] as number[] }));
    for (let round = -10; round < rounds; round++) {
      for (const [index, bench] of benches.entries()) {
        const ours = await askList(bench, list.input);
        const lean = await askLean(bench, list);
        if (ours.total !== lean.total || ours.rows !== lean.rows) {
          throw new Error(`The list ${list.name} found ${ours.rows} of ${ours.total}, SQL ${lean.rows} of ${lean.total}.`);
        }
        if (round < 0) continue;
        times[index]?.ours.push(ours.ms);
        times[index]?.lean.push(lean.ms);
      }
    }
    const medians = times.map(({ ours, lean }) => ({ ours: median(ours), lean: median(lean) }));
    for (const [index, { ours, lean }] of medians.entries()) {
      const size = benches[index]?.size ?? 0;
      // Of few rows SQL answers sooner than HTTP alone: there the ratio is only told.
      const target = size === Math.max(...sizes) ? { atMost: 3 } : null;
      const what = `list, ${list.name}, ${size.toLocaleString("en-US")} rows / lean SQL`;
      rows.push(ratio(what, { ours, against: lean, unit: "ms" }, target));
    }
    const [few, many] = medians;
    if (!few || !many) continue;
    const growth = { ours: many.ours, against: few.ours, unit: "ms" };
    rows.push(ratio(`list, ${list.name}, 100,000 rows / 10,000`, growth, { atMost: 2 }));
  }
  return rows;
}

export async function askList({ site, size }: Bench, input: object): Promise<{ ms: number; rows: number; total: number }> {
  const answer = await expectOk(queryUrl(site.origin, "news.article.list", { pageSize: 20, ...input }), {
    headers: { cookie: site.cookie },
  });
  const result = resultOf(textOf(answer));
  if (!isList(result)) throw new Error(`The list of ${size} articles has another shape.`);
  return { ms: answer.ms, rows: result.rows.length, total: result.total };
}

function isList(value: unknown): value is { rows: unknown[]; total: number } {
  return typeof value === "object" && value !== null && "rows" in value && "total" in value && Array.isArray(value.rows);
}

/** One prepared statement: the twenty rows with the columns that the list shows, each with the number of all. */
export async function askLean({ sql }: Bench, { name, order, where }: (typeof lists)[number]) {
  const started = performance.now();
  const { rows } = await sql.query<{ total: number }>({
    name,
    text: `
      SELECT a.*, c."nameEn", c."nameVi", m."key", m."width", m."height", m."widths", m."altEn", m."altVi", m."focalX",
        m."focalY", (SELECT count(*)::int FROM "NewsArticle" WHERE ${where}) AS total
      FROM (
        SELECT "id", "slug", "titleEn", "titleVi", "status", "publishAt", "unpublishAt", "visibleEn", "visibleVi", "featured",
          "categoryId", "thumbnailId", "creatorName", "creatorEmail", "createdAt", "updatedAt", "version"
        FROM "NewsArticle" WHERE ${where} ORDER BY ${order} LIMIT 20
      ) a LEFT JOIN "NewsCategory" c ON c."id" = a."categoryId" LEFT JOIN "Media" m ON m."id" = a."thumbnailId"
      ORDER BY ${order}
    `,
  });
  return { ms: performance.now() - started, rows: rows.length, total: rows[0]?.total ?? 0 };
}
