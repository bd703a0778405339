import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyEmptyDatabase } from "~/server/db/test-database";
import { openFolder, setFileStore } from "~/server/files/store";
import { verifyArchive } from "./archive";
import { backUp } from "./backup";
import { restoreArchive } from "./restore";
import { buildSite, filesOf, noProgress, rowsOf, silently, withSql } from "./test-site";

let folder = "";
/** Site that no test changes, its backups and its content. */
const site = () => path.join(folder, "site");
const archive = () => path.join(folder, "site.tar.gz");
const secretArchive = () => path.join(folder, "with-secrets.tar.gz");
let rows: Record<string, string[]> = {};

const storeOf = (dataDir: string) => openFolder(path.join(dataDir, "files"));
const secret = "only for tests, and long enough for one";

function makeBackup(dataDir: string, file: string, options: { secret?: string } = {}) {
  return backUp({ dataDir }, { file, store: storeOf(dataDir), secret: null, progress: noProgress(), ...options }, silently);
}

function restore(dataDir: string, file: string, { isReplacing = false } = {}) {
  const store = storeOf(dataDir);
  return restoreArchive({ file, target: { dataDir }, store, isReplacing, progress: noProgress() }, silently);
}

let serial = 0;
function newFolder(): string {
  return path.join(folder, `other-${++serial}`);
}

function newSite(): string {
  const dataDir = newFolder();
  copyEmptyDatabase(dataDir);
  return dataDir;
}

/** Makes a copy of the site with an additional record and file. */
async function copySite(): Promise<string> {
  const dataDir = newFolder();
  cpSync(site(), dataDir, { recursive: true });
  await withSql({ dataDir }, (sql) =>
    sql.run(`INSERT INTO "Level" ("nameEn", "nameVi", "updatedAt") VALUES ('New', 'Mới', now())`),
  );
  await storeOf(dataDir).put("media/another-key-of-a-file/8.webp", Buffer.from("RIFF"), "image/webp");
  return dataDir;
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "atrium-backup-"));
  await buildSite(site());
  await makeBackup(site(), archive());
  await makeBackup(site(), secretArchive(), { secret });
  rows = await rowsOf({ dataDir: site() });
}, 240_000);
afterAll(() => {
  setFileStore(null);
  rmSync(folder, { recursive: true, force: true });
});

describe("a restored site", () => {
  test("has every row and every byte of the original with secrets, except sessions", async () => {
    const dataDir = newFolder();
    const { hasLostTwoStep } = await restore(dataDir, secretArchive());
    expect(hasLostTwoStep).toBe(false);
    expect(await rowsOf({ dataDir })).toEqual(rows);
    expect(Object.keys(rows).length).toBeGreaterThan(40);
    expect(rows.NewsArticle?.length).toBeGreaterThan(10);
    expect(filesOf(path.join(dataDir, "files"))).toEqual(filesOf(path.join(site(), "files")));
    expect(await withSql({ dataDir }, (sql) => sql.query(`SELECT "id" FROM "Session"`))).toEqual([]);
  });
});

describe("a site restored without secrets", () => {
  let dataDir = "";
  beforeAll(async () => {
    dataDir = newSite();
    const { manifest } = await restore(dataDir, archive());
    expect(manifest.hasSecrets).toBe(false);
  });

  test("has no two-step sign-ins, links or codes; people sign in with their passwords", async () => {
    const user = `SELECT "totpSecret", "totpEnabledAt", "passwordHash" FROM "User" WHERE "email" = 'admin@example.com'`;
    const mail = `SELECT "link", "state"::text, "error", "nextTryAt" FROM "Mail" WHERE "subject" = 'Reset'`;
    const codes = `SELECT "id" FROM "AccountToken" UNION ALL SELECT "id" FROM "RecoveryCode"`;
    await withSql({ dataDir }, async (sql) => {
      expect(await sql.query(user)).toEqual([
        { totpSecret: null, totpEnabledAt: null, passwordHash: expect.stringContaining("argon2id") },
      ]);
      expect(await sql.query(codes)).toEqual([]);
      expect(await sql.query(mail)).toEqual([{ link: null, state: "failed", error: "ERROR_LINK_EXPIRED", nextTryAt: null }]);
    });
    expect(gunzipSync(readFileSync(archive())).includes("a-link")).toBe(false);
  });

  test("continues ids where the original stopped, and has working triggers and foreign keys", async () => {
    const add = `INSERT INTO "Level" ("nameEn", "nameVi", "updatedAt") VALUES ('Đà', 'Nẵng', now()) RETURNING "id", "search"`;
    const broken = `INSERT INTO "Permission" ("roleId", "featureId") VALUES (9999, 9999)`;
    const last = `SELECT max("id") AS "id" FROM "Level"`;
    const [{ id } = { id: 0 }] = await withSql({ dataDir: site() }, (sql) => sql.query<{ id: number }>(last));
    await withSql({ dataDir }, async (sql) => {
      expect(await sql.query(add)).toEqual([{ id: id + 1, search: expect.stringContaining("da") }]);
      await expect(sql.run(broken)).rejects.toThrow(/foreign key/);
    });
  });

  test("sends no mails: its outbox is paused, even if sending had been resumed before", async () => {
    const paused = `SELECT "pausedAt" > now() - interval '1 hour' AS "isPaused" FROM "OutboxPause"`;
    await withSql({ dataDir }, async (sql) => {
      expect(await sql.query(paused)).toEqual([{ isPaused: true }]);
      await sql.run(`DELETE FROM "OutboxPause"`);
    });
    await restore(dataDir, archive(), { isReplacing: true });
    expect(await withSql({ dataDir }, (sql) => sql.query(paused))).toEqual([{ isPaused: true }]);
    expect(await withSql({ dataDir: site() }, (sql) => sql.query(paused))).toEqual([]);
  });
});

describe("an existing site", () => {
  test("is replaced only on request: its records and files are deleted", async () => {
    const dataDir = await copySite();
    const before = await rowsOf({ dataDir });
    await expect(restore(dataDir, secretArchive())).rejects.toThrow(/There is a site already.*--replace/);
    expect(await rowsOf({ dataDir })).toEqual(before);
    await restore(dataDir, secretArchive(), { isReplacing: true });
    expect(await rowsOf({ dataDir })).toEqual(rows);
    expect(filesOf(path.join(dataDir, "files"))).toEqual(filesOf(path.join(site(), "files")));
  });

  test("keeps its list of erased people, and erases them from an older backup again", async () => {
    const dataDir = await copySite();
    const [person] = await withSql({ dataDir }, (sql) => sql.query<{ email: string }>(`SELECT "email" FROM "Candidate" LIMIT 1`));
    const erase = `INSERT INTO "ErasedAddress" VALUES (encode(sha256(convert_to($1, 'UTF8')), 'hex'), now())`;
    await withSql({ dataDir }, (sql) => sql.query(erase, [person?.email]));
    const store = storeOf(dataDir);
    setFileStore(store);
    const { persons } = await restore(dataDir, archive(), { isReplacing: true });
    setFileStore(null);
    expect(persons).toBe(1);
    const count = `SELECT count(*)::int AS "count" FROM "Candidate" WHERE "email" = $1`;
    expect(await withSql({ dataDir }, (sql) => sql.query(count, [person?.email]))).toEqual([{ count: 0 }]);
  });
});

describe("an archive is refused without changes", () => {
  const refused = async (file: string, reason: RegExp) => {
    const dataDir = newFolder();
    await expect(restore(dataDir, file)).rejects.toThrow(reason);
    expect(existsSync(path.join(dataDir, "database"))).toBe(false);
  };
  const write = (bytes: Uint8Array) => {
    const file = path.join(folder, `broken-${++serial}.tar.gz`);
    writeFileSync(file, bytes);
    return file;
  };
  const writeTar = async (entries: [name: string, content: string][]) => {
    const packing = pack();
    for (const [name, content] of entries) packing.entry({ name }, content);
    packing.finalize();
    return write(gzipSync(await buffer(packing)));
  };

  test("when it is missing or another kind of file", async () => {
    await refused(path.join(folder, "nothing.tar.gz"), /There is no file/);
    await refused(write(Buffer.from("Hello")), /is no backup, or it is damaged/);
    await refused(write(gzipSync("Hello")), /is no backup, or it is damaged/);
    await refused(await writeTar([]), /its end is missing/);
  });

  test("when it is truncated anywhere", async () => {
    const bytes = readFileSync(archive());
    for (const share of [0, 0.1, 0.5, 0.99])
      await refused(write(bytes.subarray(0, bytes.length * share)), /damaged or cut short/);
    await refused(write(bytes.subarray(0, -1)), /damaged or cut short/);
  });

  test("when one byte differs", async () => {
    const bytes = readFileSync(archive());
    for (const share of [0.2, 0.9]) {
      const changed = Buffer.from(bytes);
      const at = Math.floor(bytes.length * share);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await refused(write(changed), /damaged or cut short/);
    }
    const tar = gunzipSync(bytes);
    const at = tar.indexOf("argon2id");
    tar.writeUInt8(tar.readUInt8(at + 40) ^ 1, at + 40);
    await refused(write(gzipSync(tar)), /database\/User\/000001.jsonl is not what the manifest says/);
  });

  test("when a name leaves its folder", async () => {
    const { parts, ...manifest } = await verifyArchive(archive());
    for (const name of ["files/../../secret", "/etc/passwd", "files/media/../../x", "files//x", "database/../x.jsonl"]) {
      const sum = { bytes: 0, sha256: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855" };
      const named = JSON.stringify({ ...manifest, parts: [{ name, ...sum }] });
      await refused(
        await writeTar([
          [name, ""],
          ["manifest.json", named],
        ]),
        /damaged/,
      );
      const unnamed = JSON.stringify({ ...manifest, parts: [] });
      await refused(
        await writeTar([
          [name, ""],
          ["manifest.json", unnamed],
        ]),
        /damaged/,
      );
    }
    expect(parts.length).toBeGreaterThan(10);
  });

  test("when a few bytes expand to more rows than a part may have", async () => {
    const part = "database/Level/000001.jsonl";
    const file = await writeTar([[part, "[null]\n".repeat(1_000_000)]]);
    expect(readFileSync(file).length).toBeLessThan(50_000);
    await refused(file, /database\/Level\/000001.jsonl" is no part of a backup/);
  });

  test("when a newer version wrote it", async () => {
    const manifest = await verifyArchive(archive());
    const next = { ...manifest, parts: [], version: "9.0.0", migrations: [...manifest.migrations, "20991231000000_later"] };
    await refused(
      await writeTar([["manifest.json", JSON.stringify(next)]]),
      /newer version of Atrium \(9.0.0; its migration 2099/,
    );
    await refused(await writeTar([["manifest.json", JSON.stringify({ format: 2 })]]), /newer version of Atrium/);
  });

  test("when it has fewer rows than it declares: the site stays unchanged", async () => {
    const dataDir = await copySite();
    const before = await rowsOf({ dataDir });
    const manifest = await verifyArchive(archive());
    const empty = JSON.stringify({ ...manifest, hasFiles: false, parts: [] });
    await expect(restore(dataDir, await writeTar([["manifest.json", empty]]), { isReplacing: true })).rejects.toThrow(
      /has 0 rows instead of/,
    );
    expect(await rowsOf({ dataDir })).toEqual(before);
  });
});

describe("a backup", () => {
  test("refuses an existing file and a missing site, and leaves nothing behind", async () => {
    await expect(makeBackup(site(), archive())).rejects.toThrow(/There is a file/);
    await expect(makeBackup(newFolder(), path.join(folder, "none.tar.gz"))).rejects.toThrow(/There is no site/);
    await expect(makeBackup(site(), path.join(archive(), "below.tar.gz"))).rejects.toThrow(/can't be written/);
    expect(readdirSync(site()).sort()).toEqual(["database", "files"]);
    expect(readdirSync(folder).filter((name) => name.includes(".part"))).toEqual([]);
  });

  test("refuses a second concurrent backup of a site and names the reason", async () => {
    const [first, second] = [path.join(folder, "first.tar.gz"), path.join(folder, "second.tar.gz")];
    const underWay = makeBackup(site(), first);
    await expect(makeBackup(site(), second)).rejects.toThrow(/Another backup is under way/);
    await underWay;
    expect(existsSync(second)).toBe(false);
    expect((await verifyArchive(first)).tables.length).toBeGreaterThan(40);
  });
});
