import { fillArticles, fillSearch } from "./articles";
import { type Bench, compareWithSql, type Found, onPostgres } from "./beside-sql";
import { expectOk, textOf } from "./http";
import type { Row } from "./table";

const isVisible = `"startsAt" <= now() AND ("endsAt" IS NULL OR "endsAt" > now())`;

/** What visitors search for, with its words as the index has them. */
const terms = [
  { name: "searched", term: "bao cao 77", folded: "'bao':* & 'cao':* & '77'" },
  { name: "searched with accents", term: "Báo cáo 77", folded: "'bao':* & 'cao':* & '77'", spelled: "'báo':* & 'cáo':* & '77'" },
  // One in six articles.
  { name: "searched for a word that many have", term: "bao cao", folded: "'bao':* & 'cao':*" },
] as const;

let asked = 0;

/** The search of the public site and its suggestions over HTTP, beside the leanest SQL. */
export function measureSiteSearch(say: (text: string) => void): Promise<Row[]> {
  const pages = terms.map((term) => ({
    name: `/search, ${term.name}`,
    ask: (bench: Bench) => askPage(bench, term.term),
    askLean: (bench: Bench) => askLeanPage(bench, term),
  }));
  const suggestions = { name: "/api/search, suggestions", ask: askSuggestions, askLean: askLeanSuggestions };
  return onPostgres(
    "search",
    async (sql, size) => {
      await fillArticles(sql, size);
      await fillSearch(sql);
    },
    (benches) => compareWithSql(benches, [...pages, suggestions], say),
    say,
  );
}

/** Each time by another client, with other punctuation: neither throttled nor kept. */
async function askPage({ site }: Bench, term: string): Promise<Found> {
  const punctuation = (asked + 64).toString(2).replaceAll("0", ".").replaceAll("1", "-");
  const query = new URLSearchParams({ q: `${term} ${punctuation}` });
  const answer = await expectOk(`${site.origin}/vi/search?${query}`, { headers: newClient() });
  if (answer.headers["x-atrium-cache"] !== "miss") throw new Error("The page of a search was in memory.");
  const text = textOf(answer);
  const total = Number(/>([\d.]+) kết quả/.exec(text)?.[1]?.replaceAll(".", ""));
  return { ms: answer.ms, rows: text.match(/<h2[^>]*><a /g)?.length ?? 0, total };
}

async function askSuggestions({ site }: Bench): Promise<Found> {
  const query = new URLSearchParams({ q: terms[0].term, locale: "vi" });
  const answer = await expectOk(`${site.origin}/api/search?${query}`, { headers: newClient() });
  const rows = textOf(answer).match(/"title"/g)?.length ?? 0;
  return { ms: answer.ms, rows, total: rows };
}

/** The site believes its proxy who the client is. */
function newClient(): Record<string, string> {
  asked += 1;
  return { "x-forwarded-for": `198.18.${asked >> 8}.${asked & 255}` };
}

/** One prepared statement: ten rows with what excerpts are cut from, and the number of all. */
async function askLeanPage({ sql }: Bench, term: (typeof terms)[number]): Promise<Found> {
  const { name, folded } = term;
  const where = `"wordsVi" @@ $1::tsquery AND ${isVisible}`;
  const isSpelled = `CASE WHEN "titleWordsVi" @@ $1::tsquery THEN "titleWordsVi" @@ $2::tsquery
    ELSE "id" IN (SELECT "id" FROM "SearchEntry" WHERE "wordsVi" @@ $2::tsquery) END DESC,`;
  const order = `"titleWordsVi" @@ $1::tsquery DESC, ${"spelled" in term ? isSpelled : ""} "startsAt" DESC, "id" DESC`;
  const values = "spelled" in term ? [folded, term.spelled.normalize("NFD")] : [folded];
  const started = performance.now();
  const { rows } = await sql.query<{ total: number }>({
    name,
    text: `
      SELECT e.*, n."summaryVi", n."contentVi", (SELECT count(*)::int FROM "SearchEntry" WHERE ${where}) AS total
      FROM (
        SELECT "path", "recordId", "slug", "titleVi"
        FROM "SearchEntry" WHERE ${where} ORDER BY ${order} LIMIT 10
      ) e JOIN "NewsArticle" n ON n."id" = e."recordId"
    `,
    values,
  });
  return { ms: performance.now() - started, rows: rows.length, total: rows[0]?.total ?? 0 };
}

async function askLeanSuggestions({ sql }: Bench): Promise<Found> {
  const started = performance.now();
  const { rows } = await sql.query({
    name: "suggestions",
    text: `
      SELECT "path", "slug", "titleVi" FROM "SearchEntry" WHERE "titleWordsVi" @@ $1::tsquery AND ${isVisible}
      ORDER BY "startsAt" DESC, "id" DESC LIMIT 6
    `,
    values: [terms[0].folded],
  });
  return { ms: performance.now() - started, rows: rows.length, total: rows.length };
}
