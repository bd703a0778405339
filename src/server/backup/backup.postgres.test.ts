import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withDatabase } from "~/server/db/postgres";
import { openFolder, setFileStore } from "~/server/files/store";
import { backUp, type Target } from "./backup";
import { restoreArchive } from "./restore";
import { dumpTables } from "./tables";
import { buildSite, filesOf, noProgress, rowsOf, silently, withSql } from "./test-site";

const server = process.env.TEST_DATABASE_URL ?? "";
const secret = "only for tests, and long enough for one";
const names = ["atrium_backup_owner", "atrium_backup_other"] as const;
const admin = new pg.Client(server);
let folder = "";
let rows: Record<string, string[]> = {};
let embedded: Target = { dataDir: "" };
/** In it, the site belongs to a user without any further rights. */
const databaseUrl = withDatabase(server, names[0]);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "atrium-backup-"));
  embedded = { dataDir: path.join(folder, "site") };
  await buildSite(embedded.dataDir);
  rows = await rowsOf(embedded);
  await admin.connect();
  await admin.query("CREATE ROLE atrium_backup_role LOGIN");
  for (const name of names) {
    await admin.query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0 OWNER atrium_backup_role`);
  }
}, 240_000);
afterAll(async () => {
  setFileStore(null);
  for (const name of names) await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.query("DROP ROLE atrium_backup_role");
  await admin.end();
  rmSync(folder, { recursive: true, force: true });
});

const storeIn = (name: string) => openFolder(path.join(folder, name));

function ownersUrl(name: string): string {
  const url = new URL(withDatabase(server, name));
  url.username = "atrium_backup_role";
  return url.href;
}

test("a site is carried from the embedded database to PostgreSQL and back, with equal rows and bytes", async () => {
  const target = { dataDir: path.join(folder, "unused"), databaseUrl: ownersUrl(names[0]) };
  const [there, back] = [path.join(folder, "there.tar.gz"), path.join(folder, "back.tar.gz")];
  const files = openFolder(path.join(embedded.dataDir, "files"));
  await backUp(embedded, { file: there, store: files, secret, progress: noProgress() }, silently);
  await restoreArchive({ file: there, target, store: storeIn("files"), isReplacing: false, progress: noProgress() }, silently);
  expect(await rowsOf(target)).toEqual(rows);

  await backUp(target, { file: back, store: storeIn("files"), secret, progress: noProgress() }, silently);
  const again = { dataDir: path.join(folder, "again") };
  await restoreArchive(
    { file: back, target: again, store: storeIn("files-again"), isReplacing: false, progress: noProgress() },
    silently,
  );
  expect(await rowsOf(again)).toEqual(rows);
  expect(filesOf(path.join(folder, "files-again"))).toEqual(filesOf(path.join(embedded.dataDir, "files")));
});

test("a database that a site uses is not restored into", async () => {
  const target = { dataDir: folder, databaseUrl };
  const user = new pg.Client(databaseUrl);
  await user.connect();
  const file = path.join(folder, "there.tar.gz");
  const restore = restoreArchive({ file, target, store: null, isReplacing: true, progress: noProgress() }, silently);
  await expect(restore).rejects.toThrow(/is in use by 1 other connections. Stop every instance/);
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
