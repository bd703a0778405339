import { type Bench, compareWithSql, fetchList, onPostgres, type QueryResult, rounds } from "./beside-sql";
import { fillConversations } from "./conversations";
import { expectOk } from "./http";
import { queryUrl } from "./site";
import { median, type Row, ratio } from "./table";

const notSpam = `"status" <> 'spam' AND "deletedAt" IS NULL`;

/** Inputs of the app with the leanest SQL for each. */
const inputs = [
  { name: "plain", input: {}, where: notSpam },
  { name: "unread", input: { filter: { unread: true } }, where: `"readAt" IS NULL AND ${notSpam}` },
  // A rare term: 150 matches in 100,000 rows, 15 in 10,000.
  { name: "searched", input: { search: "ro ri duong ong 77" }, where: `search LIKE '%ro ri duong ong 77%' AND ${notSpam}` },
] as const;

/** Compares the inbox over HTTP, and the step to the next conversation, with the leanest SQL and with more rows. */
export function measureInbox(say: (text: string) => void): Promise<Row[]> {
  const queries = inputs.map((list) => ({
    name: `inbox, ${list.name}`,
    overHttp: (bench: Bench) => fetchList(bench, "website.contact.list", list.input),
    leanSql: (bench: Bench) => leanList(bench, list),
  }));
  return onPostgres(
    "inbox",
    fillConversations,
    async (benches) => [...(await compareWithSql(benches, queries, say)), ...(await compareNeighbours(benches, say))],
    say,
  );
}

/** Runs one prepared statement: twenty rows with the inbox's columns, each with the total. */
async function leanList({ sql }: Bench, { name, where }: (typeof inputs)[number]): Promise<QueryResult> {
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

/** Measures the step from the middle of the inbox to the next conversation, as a conversation's page requests it. */
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
