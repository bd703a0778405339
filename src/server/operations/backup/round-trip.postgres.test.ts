import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withDatabase } from "~/server/db/postgres";
import { type FileStore, openBucket, openFolder, setFileStore } from "~/server/files/store";
import { startTestS3, type TestS3 } from "~/server/files/test-s3";
import { moveFiles } from "~/server/operations/files-move";
import { backUp, type Target } from "./backup";
import { moveDatabase } from "./move-database";
import { restoreArchive } from "./restore";
import { buildSite, bytesOf, noProgress, otherRows, rowsOf, silently, withSql } from "./test-site";

const articles = 10_000;
const server = process.env.TEST_DATABASE_URL ?? "";
/** Owner of the database without further rights. */
const role = "atrium_round_trip";
const admin = new pg.Client(server);
let folder = "";
let s3: TestS3;
let bucket: FileStore;
let site: Target;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "atrium-round-trip-"));
  s3 = await startTestS3("atrium");
  const { endpoint } = s3;
  bucket = await openBucket({ bucket: "atrium", region: "us-east-1", endpoint, accessKeyId: "id", secretAccessKey: "secret" });
  await admin.connect();
  await admin.query(`CREATE ROLE ${role} LOGIN`);
  await admin.query(`CREATE DATABASE ${role} ENCODING 'UTF8' TEMPLATE template0 OWNER ${role}`);
  site = { dataDir: path.join(folder, "site") };
  await buildSite(site.dataDir);
  await withSql(site, async (sql) => {
    await sql.run(otherRows);
    // Entries for so many articles in the site search would take most of this test's time.
    await sql.run(`ALTER TABLE "NewsArticle" DISABLE TRIGGER "NewsArticle_search_entry"`);
    await sql.query(moreArticles, [articles]);
  });
}, 240_000);
afterAll(async () => {
  setFileStore(null);
  await admin.query(`DROP DATABASE ${role} WITH (FORCE)`);
  await admin.query(`DROP ROLE ${role}`);
  await admin.end();
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a site is backed up, wiped, restored, moved to PostgreSQL and S3 and back, with equal rows and bytes each time", async () => {
  const disk = openFolder(path.join(folder, "site", "files"));
  const [rows, bytes] = [await rowsOf(site), await bytesOf(disk)];
  const empty = Object.keys(rows).filter((table) => rows[table]?.length === 0);
  expect(empty, "Tables without a row: add one to otherRows.").toEqual([]);
  expect(rows.NewsArticle?.length).toBe(articles);
  expect(Object.keys(bytes).length).toBeGreaterThan(50);

  const file = path.join(folder, "site.tar.gz");
  const secret = process.env.NEXTAUTH_SECRET ?? "";
  await backUp(site, { file, store: disk, secret, progress: noProgress() }, silently);
  rmSync(site.dataDir, { recursive: true });
  await restoreArchive({ file, target: site, store: disk, isReplacing: false, progress: noProgress() }, silently);
  expect(await rowsOf(site)).toEqual(rows);
  expect(await bytesOf(disk)).toEqual(bytes);

  const url = new URL(withDatabase(server, role));
  url.username = role;
  const onServer = { ...site, databaseUrl: url.href };
  await moveDatabase({ from: site, to: onServer, isReplacing: false, progress: noProgress() }, silently);
  await moveFiles(disk, bucket, noProgress());
  expect(await rowsOf(onServer)).toEqual(rows);
  expect(await bytesOf(bucket)).toEqual(bytes);

  const back: Target = { dataDir: path.join(folder, "back") };
  const diskAgain = openFolder(path.join(folder, "back", "files"));
  await moveDatabase({ from: onServer, to: back, isReplacing: false, progress: noProgress() }, silently);
  await moveFiles(bucket, diskAgain, noProgress());
  expect(await rowsOf(back)).toEqual(rows);
  expect(await bytesOf(diskAgain)).toEqual(bytes);
}, 240_000);

const moreArticles = `
  INSERT INTO "NewsArticle" ("slug", "titleEn", "titleVi", "summaryEn", "summaryVi", "contentEn", "contentVi", "status", "publishAt",
    "categoryId", "creatorName", "creatorEmail", "updatedAt")
  SELECT 'article-' || n, 'Article ' || n, 'Bài ' || n, 'Summary', 'Tóm tắt', '<p>' || md5(n::text) || '</p>', '<p>Nội dung</p>',
    'published', now() - n * interval '1 minute', (SELECT min("id") FROM "NewsCategory"), 'An', 'an@example.com', now()
  FROM generate_series(1, $1::int - (SELECT count(*)::int FROM "NewsArticle")) AS n
`;
