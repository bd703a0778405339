import { askList, type Bench, compareWithSql, type Found, onPostgres, rounds } from "./beside-sql";
import { fillConversations } from "./conversations";
import { expectOk } from "./http";
import { queryUrl } from "./site";
import { median, type Row, ratio } from "./table";

const notSpam = `"status" <> 'spam' AND "deletedAt" IS NULL`;

/** What is asked, as the app asks it and as the leanest SQL does. */
const inputs = [
  { name: "plain", input: {}, where: notSpam },
  { name: "unread", input: { filter: { unread: true } }, where: `"readAt" IS NULL AND ${notSpam}` },
  // As many as a search for something rare finds: a hundred and fifty of a hundred thousand, fifteen of ten thousand.
  { name: "searched", input: { search: "ro ri duong ong 77" }, where: `search LIKE '%ro ri duong ong 77%' AND ${notSpam}` },
] as const;

/** The inbox over HTTP beside the leanest SQL, the way to the next conversation, and how they grow with the number of rows. */
export function measureInbox(say: (text: string) => void): Promise<Row[]> {
  const questions = inputs.map((list) => ({
    name: `inbox, ${list.name}`,
    ask: (bench: Bench) => askList(bench, "website.contact.list", list.input),
    askLean: (bench: Bench) => askLean(bench, list),
  }));
  return onPostgres(
    "inbox",
    fillConversations,
    async (benches) => [...(await compareWithSql(benches, questions, say)), ...(await compareNeighbours(benches, say))],
    say,
  );
}

/** One prepared statement: the twenty rows with the columns that the inbox shows, each with the number of all. */
async function askLean({ sql }: Bench, { name, where }: (typeof inputs)[number]): Promise<Found> {
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
