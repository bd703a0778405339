import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import pg from "pg";
import { afterEach, describe, expect, test } from "vitest";
import { PrismaClient } from "~/generated/prisma/client";
import { roleIds } from "~/lib/accounts";
import { signIn } from "~/server/auth/sign-in";
import { applyMigrations, pendingMigrations } from "~/server/db/migrations";
import { connectToPostgres } from "~/server/db/open";
import { openPglite, PgliteAdapterFactory } from "~/server/db/pglite";
import { PostgresAdapterFactory, withDatabase } from "~/server/db/postgres";
import { type Sql, sqlOfPglite, sqlOfPostgres } from "~/server/db/sql";
import { readMediaFile } from "~/server/files/media-files";
import { openFolder, setFileStore } from "~/server/files/store";
import { seed } from "../seed";

/** Of every account in the dumps that has one. */
const password = "kept-since-2026";

type Empty = { sql: Sql; adapter: PgliteAdapterFactory | PostgresAdapterFactory; close(): Promise<void> };
type Rows = Map<string, string[]>;

/** Old values that a migration changes on purpose: what a column holds afterwards, in terms of the row as it was. */
const changedColumns: Record<string, string> = {
  "Mail.text": `replace("text", coalesce("link", ''), '{link}')`,
};

const databases: [name: string, open: () => Promise<Empty>][] = [["the embedded database", openEmbedded]];
const url = process.env.TEST_DATABASE_URL;
if (url) databases.push(["PostgreSQL", () => openOnServer(url)]);

const folder = path.resolve("prisma/upgrades");
const states = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

describe.each(databases)("on %s", (_, open) => {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    setFileStore(null);
    for (const close of closers.splice(0).reverse()) await close();
  });

  async function load(state: string) {
    const { sql, adapter, close } = await open();
    closers.push(close);
    await sql.run(readFileSync(path.join(folder, state, "database.sql"), "utf8"));
    const client = new PrismaClient({ adapter });
    closers.push(() => client.$disconnect());
    return { sql, client };
  }

  test.each(states)(
    "the site of %s keeps every row, file and account through the migrations",
    async (state) => {
      const { sql, client } = await load(state);
      const columns = await columnsOf(client);
      const before = await rowsOf(client, columns, changedColumns);
      expect(before.get("NewsArticle")?.length).toBeGreaterThan(10);

      await applyMigrations(sql, await pendingMigrations(sql));
      expect(await pendingMigrations(sql)).toEqual([]);
      const after = await rowsOf(client, columns);
      for (const [table, rows] of before) expect(after.get(table), table).toEqual(expect.arrayContaining(rows));

      // A site of that time is not taken for an empty one.
      expect(await seed(client, { mode: "demo", adminEmail: "other@example.com" })).toBeNull();
      expect(await client.newsArticle.count()).toBe(before.get("NewsArticle")?.length);

      setFileStore(openFolder(path.join(folder, state, "files")));
      const keys = readdirSync(path.join(folder, state, "files", "media"));
      for (const key of keys) {
        const { width } = await client.media.findUniqueOrThrow({ where: { key }, select: { width: true } });
        const bytes = await buffer(await readMediaFile(key, `${width}.webp`));
        expect(bytes.toString("latin1", 0, 4)).toBe("RIFF");
      }
      for (const roleId of Object.values(roleIds)) {
        const { email } = await client.user.findFirstOrThrow({ where: { roleId, passwordHash: { not: null } } });
        const who = { ip: "127.0.0.1", userAgent: null };
        expect((await signIn(client, { email, password }, who, new Date())).profile.roleId).toBe(roleId);
      }
    },
    120_000,
  );
});

describe("rows that were made at the same time and got the same place", () => {
  test("are numbered in the order in which they were shown", async () => {
    const { sql, adapter, close } = await openEmbedded();
    await sql.run(readFileSync(path.join(folder, "20261121063500_row_counts", "database.sql"), "utf8"));
    await sql.run(`UPDATE "Level" SET "order" = 5 WHERE "id" > 3; UPDATE "Feature" SET "location" = 1`);
    const client = new PrismaClient({ adapter });
    const levels = { orderBy: [{ order: "asc" as const }, { id: "asc" as const }], select: { id: true } };
    const shown = await client.level.findMany(levels);
    const categories = await client.newsCategory.findMany({ select: { id: true, order: true } });

    await applyMigrations(sql, await pendingMigrations(sql));
    expect(await client.level.findMany(levels)).toEqual(shown);
    expect((await client.level.findMany({ orderBy: { order: "asc" } })).map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await client.newsCategory.findMany({ select: { id: true, order: true } })).toEqual(categories);
    const places = (await client.feature.findMany()).map(({ parentId, location }) => `${parentId} ${location}`);
    expect(new Set(places).size).toBe(places.length);
    await client.$disconnect();
    await close();
  }, 120_000);
});

async function openEmbedded(): Promise<Empty> {
  const pglite = await openPglite();
  return { sql: sqlOfPglite(pglite), adapter: new PgliteAdapterFactory(pglite), close: () => pglite.close() };
}

async function openOnServer(server: string): Promise<Empty> {
  const name = `atrium_upgrade_${process.pid}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`CREATE DATABASE "${name}" ENCODING 'UTF8' TEMPLATE template0`);
  const connection = await connectToPostgres(withDatabase(server, name));
  const close = async () => {
    await connection.end();
    await admin.query(`DROP DATABASE "${name}" WITH (FORCE)`);
    await admin.end();
  };
  return { sql: sqlOfPostgres(connection), adapter: new PostgresAdapterFactory(withDatabase(server, name)), close };
}

async function columnsOf(client: PrismaClient): Promise<Map<string, string[]>> {
  const columns = await client.$queryRaw<{ table: string; names: string[] }[]>`
    SELECT table_name::text AS "table", array_agg(column_name::text ORDER BY ordinal_position) AS names
    FROM information_schema.columns WHERE table_schema = 'public' GROUP BY 1`;
  return new Map(columns.map(({ table, names }) => [table, names]));
}

/** Every row by these columns, as text. @param expressions by "Table.column", instead of the column itself */
async function rowsOf(
  client: PrismaClient,
  columns: Map<string, string[]>,
  expressions: Record<string, string> = {},
): Promise<Rows> {
  const tables = new Map<string, string[]>();
  for (const [table, names] of columns) {
    const list = names.map((name) => `(${expressions[`${table}.${name}`] ?? `"${name}"`})::text`).join(", ");
    const rows = await client.$queryRawUnsafe<{ row: string }[]>(
      `SELECT jsonb_build_array(${list})::text AS row FROM "${table}"`,
    );
    tables.set(
      table,
      rows.map(({ row }) => row),
    );
  }
  return tables;
}
