import { fillArticles } from "./articles";
import { type Bench, compareWithSql, fetchList, onPostgres, type QueryResult } from "./beside-sql";
import { comparePalette } from "./palette";
import { compareSaves } from "./saves";
import type { Row } from "./table";

const newestFirst = `"createdAt" DESC, "id" DESC`;

/** Inputs of the app with the leanest SQL for each. */
const lists = [
  { name: "plain", input: {}, order: newestFirst, where: "true" },
  { name: "sorted by title", input: { sort: { by: "titleEn", dir: "ASC" } }, order: `"titleEn", "id"`, where: "true" },
  // 180 matches in 100,000 titles, 18 in 10,000.
  { name: "searched", input: { search: "bao cao 77" }, order: newestFirst, where: "search LIKE '%bao cao 77%'" },
  // Titles with the typed accents come before the others, so there are two lists in one.
  { name: "searched with accents", input: { search: "Báo cáo 77" }, order: newestFirst, where: "search LIKE '%bao cao 77%'" },
] as const;

/** Compares back-office lists over HTTP with the leanest SQL, and lists and saves on many rows with those on few. */
export function measureLists(say: (text: string) => void): Promise<Row[]> {
  const queries = lists.map((list) => ({
    name: `list, ${list.name}`,
    overHttp: (bench: Bench) => fetchList(bench, "news.article.list", list.input),
    leanSql: (bench: Bench) => leanList(bench, list),
  }));
  return onPostgres(
    "lists",
    fillArticles,
    async (benches) => [
      ...(await compareWithSql(benches, queries, say)),
      ...(await comparePalette(benches, say)),
      ...(await compareSaves(benches, say)),
    ],
    say,
  );
}

/** Runs one prepared statement: twenty rows with the list's columns, each with the total. */
async function leanList({ sql }: Bench, { name, order, where }: (typeof lists)[number]): Promise<QueryResult> {
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
