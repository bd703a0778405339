import { fillArticles } from "./articles";
import { askList, type Bench, compareWithSql, type Found, onPostgres } from "./beside-sql";
import { comparePalette } from "./palette";
import { compareSaves } from "./saves";
import type { Row } from "./table";

const newestFirst = `"createdAt" DESC, "id" DESC`;

/** What is asked, as the app asks it and as the leanest SQL does. */
const lists = [
  { name: "plain", input: {}, order: newestFirst, where: "true" },
  { name: "sorted by title", input: { sort: { by: "titleEn", dir: "ASC" } }, order: `"titleEn", "id"`, where: "true" },
  // A hundred and eighty of a hundred thousand titles, eighteen of ten thousand.
  { name: "searched", input: { search: "bao cao 77" }, order: newestFirst, where: "search LIKE '%bao cao 77%'" },
  // The spelling as typed comes before the others: two lists in one.
  { name: "searched with accents", input: { search: "Báo cáo 77" }, order: newestFirst, where: "search LIKE '%bao cao 77%'" },
] as const;

/** Back-office lists over HTTP beside the leanest SQL, and how both and a save grow with the number of rows. */
export function measureLists(say: (text: string) => void): Promise<Row[]> {
  const questions = lists.map((list) => ({
    name: `list, ${list.name}`,
    ask: (bench: Bench) => askList(bench, "news.article.list", list.input),
    askLean: (bench: Bench) => askLean(bench, list),
  }));
  return onPostgres(
    "lists",
    fillArticles,
    async (benches) => [
      ...(await compareWithSql(benches, questions, say)),
      ...(await comparePalette(benches, say)),
      ...(await compareSaves(benches, say)),
    ],
    say,
  );
}

/** One prepared statement: the twenty rows with the columns that the list shows, each with the number of all. */
async function askLean({ sql }: Bench, { name, order, where }: (typeof lists)[number]): Promise<Found> {
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
