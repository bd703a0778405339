import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "~/server/db/open";
import { withDatabase } from "~/server/db/postgres";
import { seed } from "../../../../prisma/seed";
import { backUp } from "./backup";
import type { Progress } from "./progress";
import { restoreArchive } from "./restore";
import { dumpTables } from "./tables";
import { noProgress, rowsOf, silently, withSql } from "./test-site";

const server = process.env.TEST_DATABASE_URL ?? "";
const name = "atrium_backup";
const admin = new pg.Client(server);
let folder = "";
const databaseUrl = withDatabase(server, name);
const target = () => ({ dataDir: folder, databaseUrl });
const archive = () => path.join(folder, "site.tar.gz");

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "atrium-backup-"));
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
  const fill = (client: Parameters<typeof seed>[0]) => seed(client, { mode: "empty", adminEmail: "admin@example.com" });
  const database = await openDatabase({ dataDir: folder, databaseUrl, fill });
  await database.close();
  await backUp(target(), { file: archive(), store: null, secret: null, progress: noProgress() }, silently);
});
afterAll(async () => {
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.end();
  rmSync(folder, { recursive: true, force: true });
});

function restore(progress: Progress) {
  return restoreArchive({ file: archive(), target: target(), store: null, isReplacing: true, progress }, silently);
}

test("refuses to restore into a database that a site uses", async () => {
  const rows = await rowsOf(target());
  const user = new pg.Client(databaseUrl);
  await user.connect();
  const restoring = restore(noProgress());
  await expect(restoring).rejects.toThrow(/is in use by \d+ other connections. Stop every instance/);
  await user.end();
  expect(await rowsOf(target())).toEqual(rows);
});

test("backs up the rows of one moment while others write", async () => {
  const other = new pg.Client(databaseUrl);
  await other.connect();
  const parts: string[] = [];
  const add = async (name: string, bytes: Uint8Array) => {
    if (parts.length === 0) await other.query(`UPDATE "User" SET "name" = 'Written meanwhile'`);
    parts.push(name, Buffer.from(bytes).toString());
  };
  await withSql(target(), (sql) => dumpTables(sql, { hasSecrets: true, add }));
  await other.end();
  expect(parts).toContain("database/User/000001.jsonl");
  expect(parts.join("\n")).not.toContain("Written meanwhile");
});

test("a lost server ends a backup and a restore with one line, and leaves the site unchanged", async () => {
  const rows = await rowsOf(target());
  /** Ends every connection when the first rows are counted, like a server that stops. */
  const goingAway: Progress = {
    ...noProgress(),
    get rows() {
      return 0;
    },
    set rows(_) {
      void admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [name]);
    },
  };
  const file = path.join(folder, "cut-off.tar.gz");
  const options = { file, store: null, secret: null, progress: goingAway };
  await expect(backUp(target(), options, silently)).rejects.toThrow(/^The connection to the database was lost \(.*\)$/);
  expect(readdirSync(folder).filter((name) => name.startsWith("cut-off"))).toEqual([]);

  await expect(restore(goingAway)).rejects.toThrow(
    /^The database could not be restored, and is as it was: The connection to the database was lost/,
  );
  expect(await rowsOf(target())).toEqual(rows);
});
