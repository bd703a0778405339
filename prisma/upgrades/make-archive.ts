// `npx tsx prisma/upgrades/make-archive.ts` backs up a demo site of this version, with rows in every table and two of its files,
// to prisma/upgrades/LAST-MIGRATION.tar.gz. upgrade.test.ts tests later migrations on it.
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { hashPassword } from "~/server/auth/password";
import { knownMigrations } from "~/server/db/migrations";
import { openFolder } from "~/server/files/store";
import { backUp } from "~/server/operations/backup/backup";
import { buildSite, noProgress, otherRows, silently, withSql } from "~/server/operations/backup/test-site";

/** Secret of the tests (vitest.config.ts), and the password in upgrade.test.ts. */
const secret = "only for tests, and long enough for one";
const password = "kept-since-2026";

/** One account for each role; the one of `buildSite` uses two-step sign-in. */
const accounts = `
  INSERT INTO "User" ("name", "email", "passwordHash", "roleId", "verifiedAt", "approvedAt", "updatedAt")
  SELECT "name", 'role-' || "id" || '@example.com', $1, "id", now(), now(), now() FROM "Role"`;

const dataDir = mkdtempSync(path.join(tmpdir(), "atrium-archive-"));
const file = path.join("prisma", "upgrades", `${knownMigrations().at(-1)?.name}.tar.gz`);
await buildSite(dataDir);
await withSql({ dataDir }, async (sql) => {
  await sql.query(accounts, [await hashPassword(password)]);
  await sql.run(otherRows);
});
// The smallest image and the smallest document.
for (const folder of ["media", "cv"].map((name) => path.join(dataDir, "files", name))) {
  const keys = readdirSync(folder).map((key) => path.join(folder, key));
  for (const key of keys.sort((one, other) => sizeOf(one) - sizeOf(other)).slice(1)) rmSync(key, { recursive: true });
}
rmSync(file, { force: true });
const store = openFolder(path.join(dataDir, "files"));
await backUp({ dataDir }, { file, store, secret, progress: noProgress() }, silently);
rmSync(dataDir, { recursive: true });
console.log(file);

function sizeOf(folder: string): number {
  return readdirSync(folder).reduce((size, name) => size + statSync(path.join(folder, name)).size, 0);
}
