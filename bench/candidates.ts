import type pg from "pg";
import { stages } from "~/lib/stages";
import { type Bench, compareWithSql, fetchList, onPostgres, type QueryResult } from "./beside-sql";
import type { Row } from "./table";

const newestFirst = `"appliedAt" DESC, "id" DESC`;
const notDeleted = `"deletedAt" IS NULL`;

/** Tables to query, with the app's input and the leanest SQL. */
const tables = [
  { name: "plain", input: {}, order: newestFirst, where: notDeleted },
  { name: "sorted by name", input: { sort: { by: "name", dir: "ASC" } }, order: `"name", "id"`, where: notDeleted },
  { name: "searched", input: { search: "hoa 77" }, order: newestFirst, where: `search LIKE '%hoa 77%' AND ${notDeleted}` },
] as const;

const columns = `"id", "name", "email", "phone", "jobTitleEn", "jobTitleVi", "sourceId", "assigneeId", "stage", "rating", "appliedAt",
  "version"`;
const named = `s."nameEn", s."nameVi", u."name" AS "assigneeName"`;
const names = `LEFT JOIN "Source" s ON s."id" = c."sourceId" LEFT JOIN "User" u ON u."id" = c."assigneeId"`;

/** Measures the candidates as a table and as a board of seven columns, which the app requests in one batch. */
export function measureCandidates(say: (text: string) => void): Promise<Row[]> {
  const board = stages.map((stage) => ({ filter: { stage: [stage] } }));
  const queries = [
    ...tables.map((table) => ({
      name: `candidates, ${table.name}`,
      overHttp: (bench: Bench) => fetchList(bench, "career.candidate.list", table.input),
      leanSql: (bench: Bench) => leanTable(bench, table),
    })),
    {
      name: "candidates, board",
      overHttp: (bench: Bench) => fetchList(bench, "career.candidate.list", ...board),
      leanSql: leanBoard,
    },
  ];
  return onPostgres("candidates", fillCandidates, (benches) => compareWithSql(benches, queries, say), say);
}

/** Runs one prepared statement: twenty rows with the table's columns, each with the total. */
async function leanTable({ sql }: Bench, { name, order, where }: (typeof tables)[number]): Promise<QueryResult> {
  const started = performance.now();
  const { rows } = await sql.query<{ total: number }>({
    name,
    text: `
      SELECT c.*, ${named}, (SELECT count(*)::int FROM "Candidate" WHERE ${where}) AS total
      FROM (SELECT ${columns} FROM "Candidate" WHERE ${where} ORDER BY ${order} LIMIT 20) c ${names}
      ORDER BY ${order.replaceAll('"name"', 'c."name"').replaceAll('"id"', 'c."id"')}
    `,
  });
  return { ms: performance.now() - started, rows: rows.length, total: rows[0]?.total ?? 0 };
}

/** Runs one prepared statement: the twenty newest of each stage, each with the stage's total. */
async function leanBoard({ sql }: Bench): Promise<QueryResult> {
  const started = performance.now();
  const { rows } = await sql.query<{ stage: string; total: number }>({
    name: "board",
    text: `
      SELECT c.*, ${named}, n.total
      FROM (SELECT "stage", count(*)::int AS total FROM "Candidate" WHERE ${notDeleted} GROUP BY "stage") n
        CROSS JOIN LATERAL (
          SELECT ${columns} FROM "Candidate" WHERE "stage" = n."stage" AND ${notDeleted} ORDER BY ${newestFirst} LIMIT 20
        ) c ${names}
    `,
  });
  const totals = new Map(rows.map(({ stage, total }) => [stage, total]));
  return { ms: performance.now() - started, rows: rows.length, total: sum([...totals.values()]) };
}

/** Fills the table up to `size` candidates across all posts, sources and stages; half of them are rated and assigned. */
async function fillCandidates(sql: pg.Client, size: number): Promise<void> {
  // The search column is written directly: the trigger would take too long for this many rows.
  await sql.query(`ALTER TABLE "Candidate" DISABLE TRIGGER "Candidate_search"`);
  await sql.query(
    `
    INSERT INTO "Candidate" ("name", "email", "phone", "introduction", "locale", "appliedAt", "jobPostId", "jobTitleEn", "jobTitleVi",
      "sourceId", "stage", "rating", "assigneeId", "retentionAt", "updatedAt", "search")
    SELECT person.*, now() + interval '1 year', now(), fold("name" || E'\\n' || "email" || E'\\n' || "phone") FROM (
      SELECT (ARRAY['Nguyễn','Trần','Lê','Phạm','Hoàng','Võ'])[1 + n % 6] || ' ' ||
          (ARRAY['Thị Hoa','Văn Minh','Ngọc Lan','Đức Anh','Thanh Hoa'])[1 + n % 5] || ' ' || n AS "name",
        'bench' || n || '@example.com' AS "email", '0905 ' || lpad(n::text, 6, '0') AS "phone",
        repeat('What I have done so far, and why I would like to work for you. ', 8), 'vi',
        now() - n * interval '7 minutes', post."id", post."titleEn", post."titleVi",
        (SELECT array_agg("id") FROM "Source")[1 + n % (SELECT count(*)::int FROM "Source")],
        (enum_range(NULL::"CandidateStage"))[1 + n % 7], CASE WHEN n % 2 = 0 THEN 1 + n % 5 END,
        CASE WHEN n % 2 = 0 THEN (SELECT min("id") FROM "User") END
      FROM generate_series(1, $1::int - (SELECT count(*)::int FROM "Candidate")) AS candidate (n)
      JOIN (SELECT *, row_number() OVER (ORDER BY "id") - 1 AS place, count(*) OVER () AS posts FROM "JobPost") post
        ON post.place = n % post.posts
    ) person
    `,
    [size],
  );
  await sql.query(`ALTER TABLE "Candidate" ENABLE TRIGGER "Candidate_search"`);
  // A real site's autovacuum does this soon after a bulk insert.
  await sql.query("VACUUM ANALYZE");
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
