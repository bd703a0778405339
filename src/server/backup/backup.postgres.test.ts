import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "~/server/db/open";
import { withDatabase } from "~/server/db/postgres";
import { seed } from "../../../prisma/seed";
import { backUp } from "./backup";
import { restoreArchive } from "./restore";
import { dumpTables } from "./tables";
import { noProgress, rowsOf, silently, withSql } from "./test-site";

const server = process.env.TEST_DATABASE_URL ?? "";
const name = "atrium_backup";
const admin = new pg.Client(server);
let folder = "";
const databaseUrl = withDatabase(server, name);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "atrium-backup-"));
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
  const fill = (client: Parameters<typeof seed>[0]) => seed(client, { mode: "empty", adminEmail: "admin@example.com" });
  const database = await openDatabase({ dataDir: folder, databaseUrl, fill });
  await database.close();
});
afterAll(async () => {
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.end();
  rmSync(folder, { recursive: true, force: true });
});

test("a database that a site uses is not restored into", async () => {
  const target = { dataDir: folder, databaseUrl };
  const file = path.join(folder, "site.tar.gz");
  await backUp(target, { file, store: null, secret: null, progress: noProgress() }, silently);
  const rows = await rowsOf(target);
  const user = new pg.Client(databaseUrl);
  await user.connect();
  const restore = restoreArchive({ file, target, store: null, isReplacing: true }, silently);
  await expect(restore).rejects.toThrow(/is in use by \d+ other connections. Stop every instance/);
  await user.end();
  expect(await rowsOf(target)).toEqual(rows);
});

test("a backup holds the rows of one moment, whatever is written meanwhile", async () => {
  const other = new pg.Client(databaseUrl);
  await other.connect();
  const parts: string[] = [];
  const add = async (name: string, bytes: Uint8Array) => {
    if (parts.length === 0) await other.query(`UPDATE "User" SET "name" = 'Written meanwhile'`);
    parts.push(name, Buffer.from(bytes).toString());
  };
  await withSql({ dataDir: folder, databaseUrl }, (sql) => dumpTables(sql, { hasSecrets: true, add }));
  await other.end();
  expect(parts).toContain("database/User/000001.jsonl");
  expect(parts.join("\n")).not.toContain("Written meanwhile");
});
