import pg from "pg";
import { NoPostgres } from "../scripts/postgres.mjs";
import { fillConversations } from "./conversations";
import { expectOk, textOf } from "./http";
import { type Postgres, startPostgres } from "./postgres";
import { queryUrl, resultOf, type Site, startSite, temporaryFolder } from "./site";
import { median, type Row, ratio } from "./table";

const sizes = [10_000, 100_000] as const;
const rounds = 60;

const notSpam = `"status" <> 'spam'`;

/** What is asked, as the app asks it and as the leanest SQL does. */
const inputs = [
  { name: "plain", input: {}, where: notSpam },
  { name: "unread", input: { filter: { unread: true } }, where: `"readAt" IS NULL AND ${notSpam}` },
  // As many as a search for something rare finds: a hundred and fifty of a hundred thousand, fifteen of ten thousand.
  { name: "searched", input: { search: "ro ri duong ong 77" }, where: `search LIKE '%ro ri duong ong 77%' AND ${notSpam}` },
] as const;

/** The site and a connection of our own, on one database with so many conversations. */
type Bench = { size: number; site: Site; sql: pg.Client; close(): Promise<void> };

/** The inbox over HTTP beside the leanest SQL, the way to the next conversation, and how they grow with the number of rows. */
export async function measureInbox(say: (text: string) => void): Promise<Row[]> {
  let postgres: Postgres;
  try {
    postgres = await startPostgres();
  } catch (error) {
    if (!(error instanceof NoPostgres)) throw error;
    say(`inbox: left out, ${error.message}`);
    return [];
  }
  const benches: Bench[] = [];
  try {
    for (const size of sizes) {
      say(`inbox: ${size.toLocaleString("en-US")} conversations`);
      benches.push(await openBench(postgres, size));
    }
    return [...(await compareLists(benches, say)), ...(await compareNeighbours(benches, say))];
  } finally {
    for (const bench of benches) await bench.close();
    await postgres.stop();
  }
}

async function openBench(postgres: Postgres, size: number): Promise<Bench> {
  const databaseUrl = await postgres.createDatabase(`inbox_${size}`);
  const site = await startSite({ dataDir: temporaryFolder("inbox"), databaseUrl });
  const sql = new pg.Client(databaseUrl);
  const close = async () => {
    await sql.end();
    await site.stop();
  };
  try {
    await sql.connect();
    await fillConversations(sql, size);
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
  for (const list of inputs) {
    say(`inbox: ${list.name}`);
    const times = benches.map(() => ({ ours: [] as number[], lean: [] as number[] }));
    for (let round = -10; round < rounds; round++) {
      for (const [index, bench] of benches.entries()) {
        const ours = await askList(bench, list.input);
        const lean = await askLean(bench, list);
        if (ours.total !== lean.total || ours.rows !== lean.rows) {
          throw new Error(`The inbox ${list.name} found ${ours.rows} of ${ours.total}, SQL ${lean.rows} of ${lean.total}.`);
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
      const what = `inbox, ${list.name}, ${size.toLocaleString("en-US")} rows / lean SQL`;
      rows.push(ratio(what, { ours, against: lean, unit: "ms" }, target));
    }
    const [few, many] = medians;
    if (few && many) {
      const growth = { ours: many.ours, against: few.ours, unit: "ms" };
      rows.push(ratio(`inbox, ${list.name}, 100,000 rows / 10,000`, growth, { atMost: 2 }));
    }
  }
  return rows;
}

async function askList({ site, size }: Bench, input: object): Promise<{ ms: number; rows: number; total: number }> {
  const answer = await expectOk(queryUrl(site.origin, "website.contact.list", { pageSize: 20, ...input }), {
    headers: { cookie: site.cookie },
  });
  const result = resultOf(textOf(answer));
  if (!isList(result)) throw new Error(`The inbox of ${size} conversations has another shape.`);
  return { ms: answer.ms, rows: result.rows.length, total: result.total };
}

function isList(value: unknown): value is { rows: unknown[]; total: number } {
  return typeof value === "object" && value !== null && "rows" in value && "total" in value && Array.isArray(value.rows);
}

/** One prepared statement: the twenty rows with the columns that the inbox shows, each with the number of all. */
async function askLean({ sql }: Bench, { name, where }: (typeof inputs)[number]) {
  const started = performance.now();
  const { rows } = await sql.query<{ total: number }>({
    name: `inbox ${name}`,
    text: `
      SELECT c.*, u."name" AS assignee, (SELECT count(*)::int FROM "Conversation" WHERE ${where}) AS total
      FROM (
        SELECT "id", "subject", "name", "email", "phone", "company", "source", "createdAt", "status", "important", "readAt",
          "assigneeId", "excerpt", "lastMessageAt"
        FROM "Conversation" WHERE ${where} ORDER BY "lastMessageAt" DESC, "id" DESC LIMIT 20
      ) c LEFT JOIN "User" u ON u."id" = c."assigneeId"
      ORDER BY "lastMessageAt" DESC, c."id" DESC
    `,
  });
  return { ms: performance.now() - started, rows: rows.length, total: rows[0]?.total ?? 0 };
}

/** From the middle of the inbox to the next conversation, as the page of one asks for it. */
async function compareNeighbours(benches: readonly Bench[], say: (text: string) => void): Promise<Row[]> {
  say("inbox: neighbours");
  const times = benches.map((): number[] => []);
  for (let round = -10; round < rounds; round++) {
    for (const [index, { site, size }] of benches.entries()) {
      const url = queryUrl(site.origin, "website.contact.neighbours", { id: size / 2 });
      const { ms } = await expectOk(url, { headers: { cookie: site.cookie } });
      if (round >= 0) times[index]?.push(ms);
    }
  }
  const [few, many] = times.map(median);
  if (few === undefined || many === undefined) return [];
  return [ratio("inbox, next and previous, 100,000 rows / 10,000", { ours: many, against: few, unit: "ms" }, { atMost: 2 })];
}
