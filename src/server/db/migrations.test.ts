import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { appliedMigrations, applyMigrations, nextMigrationName, refuseOtherTables } from "./migrations";
import { connectToPostgres } from "./open";
import { openPglite } from "./pglite";
import { withDatabase } from "./postgres";
import { type Sql, sqlOfPglite, sqlOfPostgres } from "./sql";
import { copyEmptyDatabase } from "./test-database";

const server = process.env.TEST_DATABASE_URL;
const databaseUrl = server && withDatabase(server, `atrium_migrations_${process.pid}`);
const folder = mkdtempSync(path.join(tmpdir(), "atrium-migrations-"));
const dataDir = path.join(folder, "data");
let sql: Sql;
let close: () => Promise<void>;

async function open(): Promise<void> {
  if (databaseUrl) {
    const client = await connectToPostgres(databaseUrl);
    [sql, close] = [sqlOfPostgres(client), () => client.end()];
  } else {
    if (!existsSync(dataDir)) copyEmptyDatabase(dataDir);
    const pglite = await openPglite({ dataDir: path.join(dataDir, "database") });
    [sql, close] = [sqlOfPglite(pglite), () => pglite.close()];
  }
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`${statement} "atrium_migrations_${process.pid}"`).finally(() => client.end());
}

beforeAll(async () => {
  if (server) await administer("CREATE DATABASE");
  await open();
});
afterAll(async () => {
  await close();
  if (server) await administer("DROP DATABASE");
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => sql.run("DROP SCHEMA public CASCADE; CREATE SCHEMA public"));

const first = { name: "1_notes", script: `CREATE TABLE "Note" ("text" TEXT); INSERT INTO "Note" VALUES ('kept')` };
const notes = () => sql.query(`SELECT * FROM "Note"`);

describe(`a migration on ${server ? "a PostgreSQL server" : "the embedded database"}`, { tags: "postgres" }, () => {
  test("a failing migration is named with its error in one line and leaves nothing behind; earlier ones stay", async () => {
    const good = { name: "2_good", script: `ALTER TABLE "Note" ADD COLUMN "title" TEXT -- without a semicolon` };
    const bad = {
      name: "3_bad",
      script: `UPDATE "Note" SET "text" = 'lost'; ALTER TABLE "Note" ALTER COLUMN "title" SET NOT NULL`,
    };
    await expect(applyMigrations(sql, [first, good, bad])).rejects.toMatchObject({
      name: "StartError",
      message: expect.stringMatching(/^The migration 3_bad failed and left nothing behind: column "title" .* null values\. .*$/),
    });
    expect(await notes()).toEqual([{ text: "kept", title: null }]);
    expect(await appliedMigrations(sql)).toEqual(["1_notes", "2_good"]);
  });

  test("a failed migration is applied once it is fixed, also when Prisma's engine recorded the failure", async () => {
    await applyMigrations(sql, [first]);
    await sql.run(`INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name") VALUES ('1', '', '2_mended')`);
    expect(await appliedMigrations(sql)).toEqual(["1_notes"]);
    await applyMigrations(sql, [{ name: "2_mended", script: `UPDATE "Note" SET "text" = 'new'` }]);
    expect(await notes()).toEqual([{ text: "new" }]);
    const rows = await sql.query("SELECT migration_name, finished_at IS NULL AS failed FROM _prisma_migrations ORDER BY 1");
    expect(rows).toEqual(["1_notes", "2_mended"].map((name) => ({ migration_name: name, failed: false })));
  });

  if (server) {
    test("a migration interrupted by the server is applied by the next start", async () => {
      const gone = { ...first, script: `${first.script}; SELECT pg_terminate_backend(pg_backend_pid())` };
      await expect(applyMigrations(sql, [gone])).rejects.toThrow(
        /^The migration 1_notes failed and left nothing behind: The connection to the database was lost \(.*\)/,
      );
      await close();
      await open();
      await applyMigrations(sql, [first]);
      expect(await notes()).toEqual([{ text: "kept" }]);
    });
  }

  test("is not applied to a database with tables of another application", async () => {
    await sql.run(`CREATE TABLE "orders" ()`);
    await expect(refuseOtherTables(sql)).rejects.toThrow(/^The database has tables of something else \(orders\)/);
    await sql.run(`DROP TABLE "orders"`);
    await refuseOtherTables(sql);
    await applyMigrations(sql, [first]);
    await refuseOtherTables(sql);
  });

  test("is applied once by two processes that start together, also when the first is killed halfway", async () => {
    // A server notices that its client was killed only at the end of the query. The embedded database ends with its process.
    const long = server ? "SELECT count(md5(i::text)) FROM generate_series(1, 2000000) i" : "SELECT pg_sleep(600)";
    release({ ...first, script: `${first.script}; ${long}` });
    await close();
    const killed = migrate();
    await saying(killed, "Applying");
    const second = migrate();
    const output = Promise.all([text(second.stdout), text(second.stderr), once(second, "close")]);
    if (server) await saying(second, "✓ Connecting");
    // The embedded database has one process: the second one is refused at once.
    else expect((await output)[1]).toMatch(/^✗ The data is in use by another process \(.*\n$/);
    killed.kill("SIGKILL");
    if (server) expect((await output)[0]).toContain("✓ The database is up to date.");
    expect(second.exitCode).toBe(server ? 0 : 1);

    await open();
    await applyMigrations(sql, (await appliedMigrations(sql))?.includes(first.name) ? [] : [first]);
    expect(await notes()).toEqual([{ text: "kept" }]);
  });
});

/** Makes a version with one migration, in its own folder. */
function release({ name, script }: typeof first): void {
  const migration = path.join(folder, "prisma", "migrations", name);
  mkdirSync(migration, { recursive: true });
  writeFileSync(path.join(migration, "migration.sql"), script);
}

/** Runs that version's `npm run migrate`. */
function migrate(): ChildProcessWithoutNullStreams {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, TSX_TSCONFIG_PATH: path.resolve("tsconfig.json") };
  const tsx = pathToFileURL(path.resolve("node_modules/tsx/dist/loader.mjs")).href;
  return spawn(process.execPath, ["--import", tsx, path.resolve("scripts/migrate.ts")], { cwd: folder, env });
}

async function saying({ stdout }: ChildProcessWithoutNullStreams, words: string): Promise<void> {
  await new Promise<void>((resolve) => {
    stdout.on("data", (chunk: Buffer) => chunk.includes(words) && resolve());
  });
}

test.each([
  [[], "20260102030405_add_shift"],
  [["20250101000000_first"], "20260102030405_add_shift"],
  [["20250101000000_first", "20260102131000_later"], "20260102131001_add_shift"],
])("a new migration comes behind %j", (known, name) => {
  expect(nextMigrationName("Add shift", known, new Date("2026-01-02T03:04:05Z"))).toBe(name);
});
