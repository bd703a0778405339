import { fillArticles, fillSearch } from "./articles";
import { type Bench, compareWithSql, onPostgres, type QueryResult } from "./beside-sql";
import { expectOk, textOf } from "./http";
import type { Row } from "./table";

const isVisible = `"startsAt" <= now() AND ("endsAt" IS NULL OR "endsAt" > now())`;

const terms = [
  { name: "searched", term: "bao cao 77", folded: "'bao':* & 'cao':* & '77'" },
  { name: "searched with accents", term: "Báo cáo 77", folded: "'bao':* & 'cao':* & '77'", spelled: "'báo':* & 'cáo':* & '77'" },
  // Matches one article in six.
  { name: "searched for a word that many have", term: "bao cao", folded: "'bao':* & 'cao':*" },
] as const;

let clients = 0;

/** Compares the public search and its suggestions over HTTP with the leanest SQL. */
export function measureSiteSearch(say: (text: string) => void): Promise<Row[]> {
  const pages = terms.map((term) => ({
    name: `/search, ${term.name}`,
    overHttp: (bench: Bench) => fetchPage(bench, term.term),
    leanSql: (bench: Bench) => leanPage(bench, term),
  }));
  const suggestions = { name: "/api/search, suggestions", overHttp: fetchSuggestions, leanSql: leanSuggestions };
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

/** Each request has a new client address and new punctuation, so that neither the throttle nor the cache applies. */
async function fetchPage({ site }: Bench, term: string): Promise<QueryResult> {
  const punctuation = (clients + 64).toString(2).replaceAll("0", ".").replaceAll("1", "-");
  const query = new URLSearchParams({ q: `${term} ${punctuation}` });
  const answer = await expectOk(`${site.origin}/vi/search?${query}`, { headers: newClient() });
  if (answer.headers["x-atrium-cache"] !== "miss") throw new Error("The page of a search was in memory.");
  const text = textOf(answer);
  const total = Number(/>([\d.]+) kết quả/.exec(text)?.[1]?.replaceAll(".", ""));
  return { ms: answer.ms, rows: text.match(/<h2[^>]*><a /g)?.length ?? 0, total };
}

async function fetchSuggestions({ site }: Bench): Promise<QueryResult> {
  const query = new URLSearchParams({ q: terms[0].term, locale: "vi" });
  const answer = await expectOk(`${site.origin}/api/search?${query}`, { headers: newClient() });
  const rows = textOf(answer).match(/"title"/g)?.length ?? 0;
  return { ms: answer.ms, rows, total: rows };
}

/** The site trusts this proxy header. */
function newClient(): Record<string, string> {
  clients += 1;
  return { "x-forwarded-for": `198.18.${clients >> 8}.${clients & 255}` };
}

/** Runs one prepared statement: ten rows with the source of their excerpts, and the total. */
async function leanPage({ sql }: Bench, term: (typeof terms)[number]): Promise<QueryResult> {
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

async function leanSuggestions({ sql }: Bench): Promise<QueryResult> {
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
