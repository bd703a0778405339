import type pg from "pg";
import type { Bench } from "./beside-sql";
import { mutate } from "./site";
import { median, type Row, ratio } from "./table";

const rounds = 60;

export type Article = { id: number; version: number };

/**
 * Compares a save of an article over HTTP with the same changes in lean SQL. Both run one transaction: read the row, update it if
 * the version is unchanged, write the activity log and notify the other instances.
 */
export async function compareSaves(benches: readonly Bench[], say: (text: string) => void): Promise<Row[]> {
  say("lists: saves");
  const times = benches.map(() => ({ ours: [] as number[], lean: [] as number[] }));
  const articles = await Promise.all(benches.map(({ sql }) => someArticle(sql)));
  for (let round = -10; round < rounds; round++) {
    for (const [index, { site, sql }] of benches.entries()) {
      const article = articles[index];
      if (!article) continue;
      const data = { titleEn: `Saved ${round}`, summaryEn: `For the ${round}th time` };
      const ours = await mutate(site, "news.article.update", { id: article.id, version: article.version, data });
      const lean = await saveLean(sql, { ...article, version: article.version + 1 }, data);
      article.version += 2;
      if (round < 0) continue;
      times[index]?.ours.push(ours);
      times[index]?.lean.push(lean);
    }
  }
  const [few, many] = times.map(({ ours, lean }) => ({ ours: median(ours), lean: median(lean) }));
  if (!few || !many) return [];
  return [
    ratio("save, 100,000 rows / lean SQL", { ours: many.ours, against: many.lean, unit: "ms" }, null),
    // Should be equal; the limit leaves room for the machine's noise.
    ratio("save, 100,000 rows / 10,000", { ours: many.ours, against: few.ours, unit: "ms" }, { atMost: 1.15 }),
  ];
}

/** @returns milliseconds */
async function saveLean(
  sql: pg.Client,
  { id, version }: Article,
  data: Record<"titleEn" | "summaryEn", string>,
): Promise<number> {
  const started = performance.now();
  await sql.query("BEGIN");
  const { rows } = await sql.query<typeof data>(`SELECT "titleEn", "summaryEn" FROM "NewsArticle" WHERE "id" = $1`, [id]);
  const [before] = rows;
  if (!before) throw new Error("The article to save is gone.");
  await sql.query(
    `UPDATE "NewsArticle" SET "titleEn" = $3, "summaryEn" = $4, "version" = $2 + 1, "updatedAt" = now() WHERE "id" = $1 AND "version" = $2`,
    [id, version, data.titleEn, data.summaryEn],
  );
  const changes = { titleEn: [before.titleEn, data.titleEn], summaryEn: [before.summaryEn, data.summaryEn] };
  await sql.query(
    `INSERT INTO "Activity" ("actorName", "action", "path", "recordId", "recordName", "version", "changes")
      VALUES ('Bench', 'update', '/admin/news', $1, $3, $2 + 1, $4)`,
    [id, version, data.titleEn, JSON.stringify(changes)],
  );
  await sql.query("SELECT pg_notify('bench', '')");
  await sql.query("COMMIT");
  return performance.now() - started;
}

export async function someArticle(sql: pg.Client): Promise<Article> {
  const { rows } = await sql.query<Article>(`SELECT "id", "version" FROM "NewsArticle" WHERE "slug" = 'bench-4321'`);
  const [row] = rows;
  if (!row) throw new Error("The article to save is not there.");
  return row;
}
