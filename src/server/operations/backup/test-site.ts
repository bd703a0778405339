import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import pg from "pg";
import type { Db } from "~/server/db/client";
import { openDatabase, type Step } from "~/server/db/open";
import { openPglite } from "~/server/db/pglite";
import { type Sql, sqlOfPglite, sqlOfPostgres } from "~/server/db/sql";
import { copyEmptyDatabase } from "~/server/db/test-database";
import { storeFolders } from "~/server/files/folders";
import { putPrivateFile } from "~/server/files/private-file";
import { type FileStore, fileStore, openFolder, randomKey, setFileStore } from "~/server/files/store";
import { seed } from "../../../../prisma/seed";
import type { Target } from "./backup";

export const silently: Step = (_label, task) => task();
export const noProgress = () => ({ rows: 0, files: 0, bytes: 0 });

/** Builds a site with records of every kind and all secrets: a session, a two-step sign-in, a link in a mail. */
export async function buildSite(dataDir: string): Promise<void> {
  copyEmptyDatabase(dataDir);
  setFileStore(openFolder(path.join(dataDir, "files")));
  const fill = async (client: Parameters<Parameters<typeof openDatabase>[0]["fill"]>[0]) => {
    await seed(client, { mode: "demo", adminEmail: "admin@example.com", adminPassword: "admin-password" });
    const { id: userId } = await client.user.findFirstOrThrow();
    const expiresAt = new Date(Date.now() + 3_600_000);
    await client.session.create({ data: { id: "a-session", userId, expiresAt } });
    await client.user.update({ where: { id: userId }, data: { totpSecret: "encrypted", totpEnabledAt: new Date() } });
    await client.recoveryCode.create({ data: { userId, codeHash: "a-code" } });
    const { id: messageId } = await client.message.findFirstOrThrow();
    const key = await putPrivateFile("attachment", Buffer.from("A photo"), "image/png");
    await client.attachment.create({ data: { key, filename: "Ảnh.png", mime: "image/png", size: 7, messageId } });
    await deleteFile(client);
    const { id: tokenId } = await client.accountToken.create({
      data: { userId, purpose: "reset", tokenHash: "a-token", expiresAt },
    });
    const mail = { to: "admin@example.com", subject: "Reset", text: "{link}", link: "http://localhost/reset/a-link" };
    await client.mail.create({ data: { ...mail, tokenId, linkExpiresAt: expiresAt, nextTryAt: new Date() } });
  };
  const database = await openDatabase({ dataDir, fill });
  await database.close();
  setFileStore(null);
}

/** Leaves a deleted file of the media library, which can come back, and one where earlier versions moved it. */
async function deleteFile(client: Db): Promise<void> {
  const store = await fileStore();
  const key = randomKey();
  const size = 200_000;
  await store.put(`media/${key}/report.pdf`, Buffer.alloc(size), "application/pdf");
  await store.put(`aside/${key}/report.pdf`, Buffer.alloc(size), "application/pdf");
  const file = { key, sha256: key, kind: "document", filename: "Report.pdf", mime: "application/pdf", size } as const;
  const { id } = await client.media.create({ data: file });
  await client.media.delete({ where: { id } });
}

/** Returns all rows as text by table, except for tables that are never in a backup. */
export async function rowsOf(target: Target): Promise<Record<string, string[]>> {
  return withSql(target, async (sql) => {
    const tables = await sql.query<{ name: string }>(
      `SELECT relname::text AS "name" FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
       AND relname NOT IN ('Session', 'HeldCv', 'Receipt', '_throttle', 'OutboxPause') ORDER BY 1`,
    );
    const rows: Record<string, string[]> = {};
    for (const { name } of tables) {
      const found = await sql.query<{ row: string }>(`SELECT t::text AS "row" FROM "${name}" t ORDER BY t::text COLLATE "C"`);
      rows[name] = found.map(({ row }) => row);
    }
    return rows;
  });
}

export function filesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(
    paths.map((file) => [path.relative(folder, file), createHash("sha256").update(readFileSync(file)).digest("hex")]),
  );
}

export async function bytesOf(store: FileStore): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const folder of storeFolders) {
    for await (const names of store.list(folder)) {
      for (const name of names)
        sums[name] = createHash("sha256")
          .update(await buffer(await store.read(name)))
          .digest("hex");
    }
  }
  return sums;
}

/** Opens the database of a stopped site. */
export async function withSql<Result>({ dataDir, databaseUrl }: Target, use: (sql: Sql) => Promise<Result>): Promise<Result> {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl, options: "-c TimeZone=UTC" });
    await client.connect();
    return use(sqlOfPostgres(client)).finally(() => client.end());
  }
  const pglite = await openPglite({ dataDir: path.join(dataDir, "database") });
  return use(sqlOfPglite(pglite)).finally(() => pglite.close());
}

/** Fills tables that the demo company leaves empty, with values that a careless format would change. */
export const otherRows = String.raw`
  INSERT INTO "Activity" ("actorName", "action", "path", "recordId", "recordName", "changes")
    SELECT 'Lan', 'update', '/admin/news', "id", "titleEn", '{"titleEn": {"before": "Old", "after": "New"}}' FROM "NewsArticle" LIMIT 1;
  INSERT INTO "Activity" ("actorName", "action", "path", "recordName", "changes")
    VALUES (E'"Đỗ"\\,\t{}\n', 'update', '/admin/news', 'NULL', '{"summaryEn": ["\\N", null], "order": [1.50, "\u2028😀"]}');
  INSERT INTO "Attachment" ("key", "filename", "mime", "size", "messageId")
    SELECT 'an-attachment', 'Ảnh "1".png', 'image/png', 1, min("id") FROM "Message";
  INSERT INTO "CandidateSubmission" ("candidateId", "name", "introduction", "locale", "receivedAt")
    SELECT min("id"), 'Hoa', 'Again.', 'vi', now() FROM "Candidate";
  INSERT INTO "ErasedAddress" VALUES (encode(sha256('nobody@example.com'), 'hex'), '1999-12-31 23:59:59.999Z');
  INSERT INTO "Job" ("name", "nextRunAt", "lastError") VALUES ('backup', now(), 'There is no room');
  INSERT INTO "PendingChange" ("path", "recordId", "baseVersion", "data", "authorIds", "updatedAt")
    SELECT '/admin/news', "id", "version", '{"titleEn": "To be published"}', '{1,2147483647}', now() FROM "NewsArticle" LIMIT 1;
  INSERT INTO "_MediaToPendingChange" SELECT (SELECT min("id") FROM "Media"), "id" FROM "PendingChange";
  INSERT INTO "LetterTemplate" ("name", "stage", "subjectEn", "subjectVi", "textEn", "textVi", "updatedAt")
    VALUES ('Refusal', 'rejected', 'Thanks', 'Cảm ơn', 'Dear {name}', 'Chào {name}', now());
  INSERT INTO "OwnDraft" ("userId", "path", "recordId", "json", "revision", "updatedAt")
    SELECT min("id"), '/admin/news', 0, '{"json": {}}', 1, now() FROM "User";
  INSERT INTO "PreviewLink" ("path", "recordId", "salt", "tokenHash", "makerId", "expiresAt")
    SELECT '/admin/news', 1, 'salt', encode(sha256('preview'), 'hex'), min("id"), now() FROM "User";
  INSERT INTO "PrivateLink" ("tokenHash", "candidateId") SELECT encode(sha256('token'), 'hex'), min("id") FROM "Candidate";
  INSERT INTO "SavedView" ("ownerId", "path", "name", "query", "updatedAt")
    SELECT min("id"), '/admin/news', 'Tin nháp', 'status=draft', now() FROM "User";
  INSERT INTO "ShareCard" ("key") VALUES ('a-card');
  INSERT INTO "SignInNetwork" SELECT min("id"), '198.51.100.7', '198.51.100', now() FROM "User";
  INSERT INTO "SlugRedirect" ("path", "slug", "recordId") SELECT '/admin/news', 'old-slug', min("id") FROM "NewsArticle";
  UPDATE "NewsArticle" SET "contentEn" = "contentEn" || '<p><a data-record="/admin/page/1" href="/en/terms">Terms</a></p>' WHERE "id" = (SELECT min("id") FROM "NewsArticle");
  INSERT INTO "_aboutIllustrations" SELECT (SELECT min("id") FROM "AboutSection"), min("id") FROM "Media";
  INSERT INTO "_fixedPageIllustrations" SELECT (SELECT min("id") FROM "FixedPage"), min("id") FROM "Media";
  INSERT INTO "_menuDocuments" SELECT min("id"), (SELECT min("id") FROM "Setting") FROM "Media";
  INSERT INTO "_jobPostIllustrations" SELECT (SELECT min("id") FROM "JobPost"), min("id") FROM "Media";
  INSERT INTO "_serviceIllustrations" SELECT min("id"), (SELECT min("id") FROM "Service") FROM "Media"`;
