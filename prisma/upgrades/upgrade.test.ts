import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import pg from "pg";
import { afterEach, describe, expect, test } from "vitest";
import { homeSchema } from "~/features/website/home/schema";
import { readParts as readStoredParts } from "~/features/website/page/parts/parts";
import { settingSchema } from "~/features/website/setting/schema";
import { PrismaClient } from "~/generated/prisma/client";
import { roleIds } from "~/lib/accounts";
import { fixedSlugs } from "~/lib/fixed-pages";
import { signIn } from "~/server/auth/sign-in";
import { setDatabase } from "~/server/db/client";
import { transactionOptions } from "~/server/db/limits";
import { applyMigrations, pendingMigrations } from "~/server/db/migrations";
import { connectToPostgres } from "~/server/db/open";
import { openPglite, PgliteAdapterFactory } from "~/server/db/pglite";
import { PostgresAdapterFactory, withDatabase } from "~/server/db/postgres";
import { quote, type Sql, sqlOfPglite, sqlOfPostgres } from "~/server/db/sql";
import { copyEmptyDatabase } from "~/server/db/test-database";
import { type FileStore, openFolder } from "~/server/files/store";
import { readParts, verifyArchive } from "~/server/operations/backup/archive";
import { type Target, writeBackup } from "~/server/operations/backup/backup";
import { restoreArchive } from "~/server/operations/backup/restore";
import { noProgress, silently } from "~/server/operations/backup/test-site";
import { seed } from "../seed";

/** Password of every account in these sites. */
const password = "kept-since-2026";

type Row = Record<string, string | null>;
type Rows = Map<string, Row[]>;

/** Names of pages that a migration changes, by the old ones. */
const newNames: Readonly<Record<string, Row>> = {
  "Conversations, Hội thoại": { nameEn: "Inbox", nameVi: "Hộp thư" },
  "Outbox, Email gửi đi": { nameEn: "Sent emails", nameVi: "Email đã gửi" },
  "Features, Chức năng": { nameEn: "Roles & permissions", nameVi: "Phân quyền" },
  "Media library, Thư viện ảnh": { nameEn: "Media library", nameVi: "Thư viện tệp" },
};

/** Old rows that a migration changes on purpose, as they are afterwards; dropped columns are removed here. */
const changes: Record<string, (row: Row) => Row> = {
  Feature: ({ search, ...row }) => ({ ...row, ...newNames[`${row.nameEn}, ${row.nameVi}`] }),
  // The excerpt of a conversation becomes that of its last message.
  Conversation: ({ excerpt, ...row }) => row,
  PendingChange: ({ authorName, ...row }) => row,
  Setting: ({ email, phone, zalo, facebook, linkedin, youtube, ...row }) => row,
  // The menus lead to the page instead.
  Page: ({ placement, ...row }) => row,
  Mail: (row) => ({ ...row, text: row.text && row.link ? row.text.replaceAll(row.link, "{link}") : (row.text ?? null) }),
};

const upgrades = path.resolve("prisma/upgrades");
const entries = readdirSync(upgrades, { withFileTypes: true });
const dumps = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const archives = entries.flatMap(({ name }) => (name.endsWith(".tar.gz") ? [name] : []));

const server = process.env.TEST_DATABASE_URL;
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

describe(`site of an earlier version, on ${server ? "a PostgreSQL server" : "the embedded database"}`, {
  tags: "postgres",
}, () => {
  test.each(dumps)("%s: keeps every row, file and account through the migrations", async (name) => {
    const target = await newTarget();
    const before = await withTarget(target, async ({ sql }) => {
      await sql.run(readFileSync(path.join(upgrades, name, "database.sql"), "utf8"));
      const rows = await rowsOf(sql);
      await applyMigrations(sql, await pendingMigrations(sql));
      expect(await pendingMigrations(sql)).toEqual([]);
      return rows;
    });
    await expectWhole(target, openFolder(path.join(upgrades, name, "files")), before);
  });

  test.each(archives)("keeps every row, file and account when restored from %s", async (name) => {
    const file = path.join(upgrades, name);
    const before = await rowsOfArchive(file);
    expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([]);
    await restoreAndExpectWhole(file, before);
  });

  test.each(dumps)("restores and migrates a backup made at %s", async (name) => {
    const file = path.join(newFolder(), "old.tar.gz");
    await withTarget(newEmbedded(), async ({ sql }) => {
      await sql.run(readFileSync(path.join(upgrades, name, "database.sql"), "utf8"));
      const store = openFolder(path.join(upgrades, name, "files"));
      await writeBackup(sql, { file, store, secret: process.env.NEXTAUTH_SECRET ?? "", progress: noProgress() });
    });
    await restoreAndExpectWhole(file, await rowsOfArchive(file));
  });
});

test("lists by name what a migration drops", async () => {
  await withTarget(newEmbedded(), async ({ sql }) => {
    await sql.run(`CREATE TABLE "A" ("id" INT, "text" TEXT); CREATE TABLE "B" ("id" INT); CREATE TABLE "C" ("id" INT);
      INSERT INTO "A" VALUES (1, 'one'), (2, 'two'); INSERT INTO "B" VALUES (1), (2)`);
    const before = await rowsOf(sql);
    await sql.run(`ALTER TABLE "A" DROP COLUMN "text"; DELETE FROM "B" WHERE "id" = 2; DROP TABLE "C"`);
    expect(lossesOf(before, await rowsOf(sql), await columnsOf(sql))).toEqual([
      "A.text",
      'B: 1 of 2 rows, such as {"id":"2"}',
      "C",
    ]);
  });
});

describe("rows created at the same time with the same position", { tags: "postgres" }, () => {
  test("are numbered in the order in which they were shown", async () => {
    await withTarget(await newTarget(), async ({ sql, client }) => {
      await sql.run(readFileSync(path.join(upgrades, "20261121063500_row_counts", "database.sql"), "utf8"));
      await sql.run(`UPDATE "Level" SET "order" = 5 WHERE "id" > 3; UPDATE "Feature" SET "location" = 1`);
      const levels = { orderBy: [{ order: "asc" as const }, { id: "asc" as const }], select: { id: true } };
      const shown = await client.level.findMany(levels);
      const categories = await client.newsCategory.findMany({ select: { id: true, order: true } });

      await applyMigrations(sql, await pendingMigrations(sql));
      expect(await client.level.findMany(levels)).toEqual(shown);
      expect((await client.level.findMany({ orderBy: { order: "asc" } })).map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(await client.newsCategory.findMany({ select: { id: true, order: true } })).toEqual(categories);
      const places = (await client.feature.findMany()).map(({ parentId, location }) => `${parentId} ${location}`);
      expect(new Set(places).size).toBe(places.length);
    });
  });
});

test("finds the authors of pending changes by the log, else by the only account with that name", {
  tags: "postgres",
}, async () => {
  await withTarget(await newTarget(), async ({ sql, client }) => {
    await sql.run(readFileSync(path.join(upgrades, "20261121063500_row_counts", "database.sql"), "utf8"));
    const migrations = await pendingMigrations(sql);
    await applyMigrations(
      sql,
      migrations.filter(({ name }) => name < "20261123082352_pending_authors"),
    );
    const at = (after: string) => `timestamptz '2026-11-22 10:00Z' + interval '${after}'`;
    await sql.run(`
      UPDATE "User" SET "name" = 'One of two' WHERE "id" > 2;
      INSERT INTO "Activity" ("actorId", "actorName", "action", "path", "recordId", "createdAt") VALUES
        (3, 'Of earlier changes', 'save-pending', '/admin/news', 1, ${at("-1 day")}),
        (2, 'First', 'save-pending', '/admin/news', 1, ${at("-5 ms")}),
        (3, 'Of a save', 'update', '/admin/news', 1, ${at("1 h")}),
        (77, 'Deleted', 'save-pending', '/admin/news', 1, ${at("2 h")}),
        (2, 'Again', 'save-pending', '/admin/news', 1, ${at("3 h")});
      INSERT INTO "PendingChange" ("path", "recordId", "baseVersion", "data", "authorName", "createdAt", "updatedAt") VALUES
        ('/admin/news', 1, 1, '{}', 'Again', ${at("0 s")}, ${at("3 h")}),
        ('/admin/news', 2, 1, '{}', 'Administrator', ${at("0 s")}, ${at("0 s")}),
        ('/admin/news', 3, 1, '{}', 'One of two', ${at("0 s")}, ${at("0 s")}),
        ('/admin/news', 4, 1, '{}', 'Nobody', ${at("0 s")}, ${at("0 s")})`);
    await applyMigrations(sql, await pendingMigrations(sql));
    const kept = await client.pendingChange.findMany({ orderBy: { recordId: "asc" }, select: { authorIds: true } });
    expect(kept.map(({ authorIds }) => authorIds)).toEqual([[2, 77], [1], [], []]);
  });
});

test("records the files of the last deletions, wherever a killed process left them, until they can't come back", {
  tags: "postgres",
}, async () => {
  await withTarget(await newTarget(), async ({ sql, client }) => {
    await sql.run(readFileSync(path.join(upgrades, "20261121063500_row_counts", "database.sql"), "utf8"));
    const migrations = await pendingMigrations(sql);
    await applyMigrations(
      sql,
      migrations.filter(({ name }) => name < "20261124174805_file_removals"),
    );
    const { key } = await client.media.findFirstOrThrow({ select: { key: true } });
    const entry = (key: string, days: number) =>
      `('', 'delete', '/admin/media', '{"attached": [{"key": "${key}"}, null]}', now() - interval '${days} days')`;
    await sql.run(`INSERT INTO "Activity" ("actorName", "action", "path", "changes", "createdAt") VALUES
      ${entry("deleted", 3)}, ${entry("deleted", 5)}, ${entry("deleted-long-ago", 90)}, ${entry(key, 2)}`);
    await applyMigrations(sql, await pendingMigrations(sql));
    const removals = (await client.fileRemoval.findMany()).map(({ folder, state, removedAt }) => {
      return [folder, state, Math.round((Date.now() - removedAt.getTime()) / (24 * 60 * 60 * 1000))];
    });
    expect(removals.toSorted()).toEqual(
      [
        ["aside/deleted", "restorable", 3],
        [`aside/${key}`, "restorable", 2],
        ["media/deleted", "restorable", 3],
      ].toSorted(),
    );
  });
});

test("makes a text part of a page's text, in its versions, pending changes and unsaved input too", {
  tags: "postgres",
}, async () => {
  await withTarget(await newTarget(), async ({ sql, client }) => {
    await sql.run(readFileSync(path.join(upgrades, "20261121063500_row_counts", "database.sql"), "utf8"));
    const migrations = await pendingMigrations(sql);
    await applyMigrations(
      sql,
      migrations.filter(({ name }) => name < "20261126100000_page_parts"),
    );
    const attached = (data: object) => [{ slugs: [], pending: { data, baseVersion: 1, authorIds: [], media: [] } }, null];
    const entry = (id: number, version: number, action: string, changes: object) =>
      `('', '${action}', '/admin/page', ${id}, ${version}, '${JSON.stringify(changes)}')`;
    const draft = {
      json: { version: 2, pendingVersion: null, at: "2026-11-25T08:00:00.000Z", values: { contentEn: "<p>Typed</p>" } },
    };
    await sql.run(`
      INSERT INTO "Page" ("id", "slug", "titleEn", "contentEn", "contentVi", "version", "updatedAt")
        VALUES (70, 'quality', 'Quality', '<p>New</p>', '<p>Chữ</p>', 2, now()), (71, 'empty', 'Empty', NULL, NULL, 1, now());
      INSERT INTO "Activity" ("actorName", "action", "path", "recordId", "version", "changes") VALUES
        ${entry(70, 1, "create", { titleEn: [null, "Quality"], contentEn: [null, "<p>Old</p>"], contentVi: [null, "<p>Chữ</p>"] })},
        ${entry(70, 2, "update", { contentEn: ["<p>Old</p>", "<p>New</p>"] })},
        ${entry(72, 3, "delete", { slug: ["gone", null], contentEn: ["<p>Gone</p>", null], attached: attached({ contentVi: "<p>Sửa</p>" }) })},
        ${entry(74, 2, "delete", { slug: ["bare", null], attached: attached({ contentEn: "<p>Typed</p>", titleEn: "Bare" }) })},
        ${entry(73, 1, "create", { contentEn: [null, "<p>Long</p>"], contentVi: [null, "<p>Dài</p>"] })},
        ${entry(73, 2, "update", { contentVi: ["<p>Dài</p>", "<p>Dài hơn</p>"] })},
        ${entry(73, 3, "delete", { contentEn: [null, null], contentVi: [null, null] })};
      INSERT INTO "PendingChange" ("path", "recordId", "baseVersion", "data", "updatedAt")
        VALUES ('/admin/page', 70, 2, '{"contentVi": "<p>Sửa</p>"}', now());
      INSERT INTO "OwnDraft" ("userId", "path", "recordId", "json", "revision", "updatedAt")
        VALUES (1, '/admin/page', 70, '${JSON.stringify(draft)}', 1, now()), (1, '/admin/page', 71, '{"json": "\\u0000"}', 1, now()),
          (1, '/admin/page', 72, '${"[".repeat(200_000)}${"]".repeat(200_000)}', 1, now())`);
    await applyMigrations(sql, await pendingMigrations(sql));

    const part = (id: number, contentEn: string | null, contentVi: string | null) => ({
      ...{ id: `text-${id}-0000`, kind: "text", tone: "plain", titleEn: null, titleVi: null },
      ...{ contentEn, contentVi, visibleEn: true, visibleVi: true },
    });
    const pages = await client.page.findMany({ where: { id: { in: [70, 71] } }, orderBy: { id: "asc" } });
    expect(pages.map(({ parts, contentEn, contentVi }) => [parts, contentEn, contentVi])).toEqual([
      [[part(70, "<p>New</p>", "<p>Chữ</p>")], "<p>New</p>", "<p>Chữ</p>"],
      [[], null, null],
    ]);
    const entries = await client.activity.findMany({
      where: { path: "/admin/page", recordId: { gte: 70 } },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ changes }) => changes)).toEqual([
      { titleEn: [null, "Quality"], parts: [null, [part(70, "<p>Old</p>", "<p>Chữ</p>")]] },
      { parts: [[part(70, "<p>Old</p>", "<p>Chữ</p>")], [part(70, "<p>New</p>", "<p>Chữ</p>")]] },
      {
        slug: ["gone", null],
        parts: [[part(72, "<p>Gone</p>", null)], null],
        attached: attached({ parts: [part(72, "<p>Gone</p>", "<p>Sửa</p>")] }),
      },
      { slug: ["bare", null], attached: attached({ parts: [part(74, "<p>Typed</p>", null)], titleEn: "Bare" }) },
      { parts: [null, [part(73, "<p>Long</p>", "<p>Dài</p>")]] },
      { parts: [[part(73, "<p>Long</p>", "<p>Dài</p>")], [part(73, "<p>Long</p>", "<p>Dài hơn</p>")]] },
      { parts: [null, null] },
    ]);
    const pending = await client.pendingChange.findFirstOrThrow({ where: { path: "/admin/page", recordId: 70 } });
    expect(pending.data).toEqual({ parts: [part(70, "<p>New</p>", "<p>Sửa</p>")] });
    const { json } = await client.ownDraft.findFirstOrThrow({ where: { path: "/admin/page", recordId: 70 } });
    expect(JSON.parse(json).json.values).toEqual({ parts: [part(70, "<p>Typed</p>", "<p>Chữ</p>")] });
  });
});

test("leads from the menus to the pages that were placed there, in their order", { tags: "postgres" }, async () => {
  await withTarget(await newTarget(), async ({ sql, client }) => {
    await sql.run(readFileSync(path.join(upgrades, "20261121063500_row_counts", "database.sql"), "utf8"));
    const migrations = await pendingMigrations(sql);
    await applyMigrations(
      sql,
      migrations.filter(({ name }) => name < "20261127160000_menus"),
    );
    const page = (id: number, order: number, placement: string) => `(${id}, 'p${id}', 'Page', '${placement}', ${order}, now())`;
    await sql.run(`
      DELETE FROM "Page";
      INSERT INTO "Page" ("id", "slug", "titleEn", "placement", "order", "updatedAt") VALUES
        ${page(80, 3, "header")}, ${page(81, 1, "header")}, ${page(82, 2, "none")};
      INSERT INTO "PendingChange" ("path", "recordId", "baseVersion", "data", "updatedAt")
        VALUES ('/admin/page', 80, 1, '{"titleEn": "New", "placement": "none"}', now())`);
    await applyMigrations(sql, await pendingMigrations(sql));
    const stored = await client.setting.findUniqueOrThrow({ where: { id: 1 } });
    const headerMenu = settingSchema.shape.headerMenu.parse(stored.headerMenu);
    const own = ["/", "/services", "/about-us", "/news", "/career", "/contact"];
    expect(headerMenu.map(({ href }) => href)).toEqual([...own, "record:/admin/page/81", "record:/admin/page/80"]);
    expect(stored.footerMenu, "No page was placed there").toBeNull();
    expect((await client.pendingChange.findFirstOrThrow({ where: { recordId: 80 } })).data).toEqual({ titleEn: "New" });
  });
});

describe("telephone, email and links", { tags: "postgres" }, () => {
  const before = "20261127180000_contact_once";
  const setting = `UPDATE "Setting" SET "email" = 'site@example.com', "phone" = '1900 1234', "zalo" = 'https://zalo.me/a',
    "facebook" = NULL, "linkedin" = 'https://linkedin.com/a', "youtube" = NULL;`;

  async function upgrade({ sql, client }: Open, change: string) {
    await sql.run(readFileSync(path.join(upgrades, "20261121063500_row_counts", "database.sql"), "utf8"));
    const migrations = await pendingMigrations(sql);
    await applyMigrations(
      sql,
      migrations.filter(({ name }) => name < before),
    );
    await sql.run(setting + change);
    const company = await client.company.findUnique({ where: { id: 1 }, select: { version: true } });
    await applyMigrations(sql, await pendingMigrations(sql));
    return company?.version ?? 0;
  }

  test("keep what visitors saw, with what it replaces in the log", async () => {
    await withTarget(await newTarget(), async (open) => {
      const company = `INSERT INTO "Company" ("id", "updatedAt") VALUES (1, now()) ON CONFLICT DO NOTHING;
        UPDATE "Company" SET "email" = 'company@example.com', "phone" = '1900 1234'`;
      const version = await upgrade(open, company);
      const { client } = open;
      const kept = await client.company.findUniqueOrThrow({ where: { id: 1 } });
      expect([kept.email, kept.phone, kept.version]).toEqual(["site@example.com", "1900 1234", version + 1]);
      const [entry] = await client.activity.findMany({ where: { path: "/admin/company-info" }, orderBy: { id: "desc" } });
      expect(entry).toMatchObject({
        version: kept.version,
        changes: { email: ["company@example.com", "site@example.com"] },
      });
      const { socialLinks } = await client.setting.findUniqueOrThrow({ where: { id: 1 } });
      expect(socialLinks).toEqual([
        { id: "zalo", href: "https://zalo.me/a" },
        { id: "linkedin", href: "https://linkedin.com/a" },
      ]);
    });
  });

  test("are kept where no company was told yet", async () => {
    await withTarget(await newTarget(), async (open) => {
      await upgrade(open, `DELETE FROM "Company"`);
      const kept = await open.client.company.findUniqueOrThrow({ where: { id: 1 } });
      expect([kept.email, kept.phone]).toEqual(["site@example.com", "1900 1234"]);
    });
  });
});

/** Applies the migrations before the fixed pages, changes the site, applies the others, and reads the parts of home. */
async function homeAfter({ sql, client }: Open, change: string) {
  await sql.run(readFileSync(path.join(upgrades, "20261121063500_row_counts", "database.sql"), "utf8"));
  const migrations = await pendingMigrations(sql);
  await applyMigrations(
    sql,
    migrations.filter(({ name }) => name < "20261126144019_fixed_pages"),
  );
  await sql.run(change);
  await applyMigrations(sql, await pendingMigrations(sql));
  const rows = await client.fixedPage.findMany({ orderBy: { order: "asc" } });
  return { rows, buttons: Object(rows[0]?.parts)[0].buttons.map(({ href }: { href: string }) => href) };
}

const noServices = `UPDATE "Service" SET "status" = 'draft';`;

describe("the fixed pages", { tags: "postgres" }, () => {
  test("are made of the texts that they had, which their forms accept", async () => {
    await withTarget(await newTarget(), async (open) => {
      const { rows } = await homeAfter(open, "");
      expect(rows.map(({ slug }) => slug)).toEqual(fixedSlugs);
      for (const row of rows) {
        const parts = readStoredParts(row.parts);
        const { error } = homeSchema.safeParse({ ...row, parts });
        expect([row.slug, error?.issues]).toEqual([row.slug, undefined]);
        // Fields that a kind got later have their first values.
        expect(parts).toMatchObject(Object(row.parts));
        expect([row.lacksEn, row.lacksVi, row.status]).toEqual([false, false, "published"]);
      }
      const [home] = rows;
      expect(Object(home?.parts).map(({ id }: { id: string }) => id)).toEqual([
        ...["hero-home", "services-home", "figures-home", "news-home", "jobs-home", "partners-home", "callToAction-home"],
      ]);
      expect(home?.contentVi).toContain("<p>Lĩnh vực hoạt động</p>");
      expect(await open.client.searchEntry.count({ where: { path: "/admin/home" } })).toBe(6);
    });
  });

  test.each([
    ["the services while visitors see one", "", "/services"],
    ["the news while they see only those", noServices, "/news"],
    ["the news while the services are switched off", `UPDATE "Setting" SET "showServices" = false`, "/news"],
    ["the services while they see neither", `${noServices} UPDATE "NewsArticle" SET "unpublishAt" = now()`, "/services"],
  ])("lead from home to %s", async (_, change, href) => {
    await withTarget(await newTarget(), async (open) => {
      // The oldest site has no services.
      const service = `INSERT INTO "Service" ("slug", "nameEn", "nameVi", "icon", "status", "publishAt", "updatedAt")
        VALUES ('a', 'A', 'A', 'factory', 'published', now() - interval '1 day', now());`;
      expect((await homeAfter(open, service + change)).buttons).toEqual([href, "/contact"]);
    });
  });

  test("are viewed and edited by the roles that view and edit the settings", async () => {
    await withTarget(await newTarget(), async (open) => {
      const permission = (role: string, flags: string) => `
        INSERT INTO "Role" ("name", "updatedAt") VALUES ('${role}', now());
        INSERT INTO "Permission" ("roleId", "featureId", "view", "edit", "add")
          SELECT r."id", f."id", ${flags} FROM "Role" r, "Feature" f WHERE r."name" = '${role}' AND f."pathname" = '/admin/setting';`;
      await homeAfter(open, permission("Reader", "true, false, false") + permission("Editor", "true, true, true"));
      expect(await seed(open.client, { mode: "demo", adminEmail: "other@example.com" })).toBeNull();
      const feature = await open.client.feature.findUniqueOrThrow({
        where: { pathname: "/admin/home" },
        include: { permissions: { include: { role: true } } },
      });
      const { view, add, edit, delete: remove, builtIn } = feature;
      expect({ view, add, edit, remove, builtIn }).toEqual({ view: true, add: false, edit: true, remove: false, builtIn: true });
      const flags = feature.permissions.map(({ role, ...one }) => [role.name, one.view, one.add, one.edit, one.delete]);
      expect(flags).toContainEqual(["Reader", true, false, false, false]);
      expect(flags).toContainEqual(["Editor", true, false, true, false]);
    });
  });
});

async function restoreAndExpectWhole(file: string, before: Rows): Promise<void> {
  const target = await newTarget();
  const store = openFolder(path.join(newFolder(), "files"));
  await restoreArchive({ file, target, store, isReplacing: false, progress: noProgress() }, silently);
  await withTarget(target, async ({ client }) => expect(await client.outboxPause.count(), "Mails wait").toBe(1));
  await expectWhole(target, store, before);
}

/** Checks that no row is lost, images are readable and people can sign in. */
async function expectWhole(target: Target, store: FileStore, before: Rows): Promise<void> {
  await withTarget(target, async ({ sql, client }) => {
    expect(lossesOf(before, await rowsOf(sql), await columnsOf(sql)), "What the migrations lose").toEqual([]);
    expect(before.get("NewsArticle")?.length).toBeGreaterThan(10);
    // The seed must not take a site of that time for an empty one.
    expect(await seed(client, { mode: "demo", adminEmail: "other@example.com" })).toBeNull();
    expect(await client.newsArticle.count()).toBe(before.get("NewsArticle")?.length);

    for await (const names of store.list("media")) {
      for (const key of new Set(names.map((name) => path.basename(path.dirname(name))))) {
        const { width } = await client.media.findUniqueOrThrow({ where: { key }, select: { width: true } });
        const bytes = await buffer(await store.read(`media/${key}/${width}.webp`));
        expect(bytes.toString("latin1", 0, 4)).toBe("RIFF");
      }
    }

    setDatabase(client);
    closers.push(() => setDatabase(null));
    for (const roleId of Object.values(roleIds)) {
      const where = { roleId, passwordHash: { not: null }, totpEnabledAt: null };
      const { email } = await client.user.findFirstOrThrow({ where });
      const who = { ip: "127.0.0.1", userAgent: null };
      expect((await signIn(client, { email, password }, who, new Date())).profile.roleId).toBe(roleId);
    }
  });
}

/** Lists tables, columns and rows that are missing or changed. */
function lossesOf(before: Rows, after: Rows, columns: Map<string, string[]>): string[] {
  return [...before].flatMap(([table, rows]) => {
    const present = columns.get(table);
    if (!present) return [table];
    const expected = rows.map((row) => changes[table]?.(row) ?? row);
    const stored = new Set(Object.keys(expected[0] ?? {}));
    const kept = present.filter((name) => stored.has(name));
    const valuesOf = (row: Row) => JSON.stringify(Object.fromEntries(kept.map((name) => [name, row[name]])));
    const found = new Set(after.get(table)?.map(valuesOf));
    const lost = expected.map(valuesOf).filter((values) => !found.has(values));
    return [
      ...[...stored].filter((name) => !present.includes(name)).map((name) => `${table}.${name}`),
      ...(lost.length > 0 ? [`${table}: ${lost.length} of ${rows.length} rows, such as ${lost[0]}`] : []),
    ];
  });
}

async function columnsOf(sql: Sql): Promise<Map<string, string[]>> {
  const columns = await sql.query<{ table: string; names: string[] }>(
    `SELECT table_name::text AS "table", array_agg(column_name::text ORDER BY ordinal_position) AS "names"
     FROM information_schema.columns WHERE table_schema = 'public' GROUP BY 1 ORDER BY 1`,
  );
  return new Map(columns.map(({ table, names }) => [table, names]));
}

/** Reads every row of a database, with values as text. */
async function rowsOf(sql: Sql): Promise<Rows> {
  const tables: Rows = new Map();
  for (const [table, names] of await columnsOf(sql)) {
    const values = names.map((name) => `${quote(name)}::text`);
    tables.set(table, await sql.query(`SELECT ${values.join(", ")} FROM ${quote(table)}`));
  }
  return tables;
}

/** Reads every row of an archive. */
async function rowsOfArchive(file: string): Promise<Rows> {
  const manifest = await verifyArchive(file);
  const tables: Rows = new Map(manifest.tables.map(({ name }) => [name, []]));
  for await (const { name, bytes } of readParts(file, manifest)) {
    const [folder, table = ""] = name.split("/");
    const columns = manifest.tables.find((one) => one.name === table)?.columns;
    if (folder !== "database" || !columns) continue;
    for (const line of bytes.toString().trimEnd().split("\n")) {
      const values: (string | null)[] = JSON.parse(line);
      tables.get(table)?.push(Object.fromEntries(columns.map((column, index) => [column, values[index] ?? null])));
    }
  }
  return tables;
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "atrium-upgrade-"));
  closers.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

function newEmbedded(): Target {
  const dataDir = newFolder();
  copyEmptyDatabase(dataDir);
  return { dataDir };
}

/** Creates an empty database. */
async function newTarget(): Promise<Target> {
  if (!server) return newEmbedded();
  const dataDir = newFolder();
  const admin = new pg.Client(server);
  const name = `atrium_upgrade_${process.pid}`;
  await admin.connect();
  await admin.query(`CREATE DATABASE "${name}" ENCODING 'UTF8' TEMPLATE template0`);
  closers.push(async () => {
    await admin.query(`DROP DATABASE "${name}" WITH (FORCE)`);
    await admin.end();
  });
  return { dataDir, databaseUrl: withDatabase(server, name) };
}

type Open = { sql: Sql; client: PrismaClient };

async function withTarget<Result>({ dataDir, databaseUrl }: Target, use: (open: Open) => Promise<Result>): Promise<Result> {
  if (databaseUrl) {
    const client = new PrismaClient({ adapter: new PostgresAdapterFactory(databaseUrl), transactionOptions });
    const connection = await connectToPostgres(databaseUrl);
    return use({ sql: sqlOfPostgres(connection), client }).finally(() => Promise.all([connection.end(), client.$disconnect()]));
  }
  const pglite = await openPglite({ dataDir: path.join(dataDir, "database") });
  const client = new PrismaClient({ adapter: new PgliteAdapterFactory(pglite), transactionOptions });
  return use({ sql: sqlOfPglite(pglite), client }).finally(() => client.$disconnect().then(() => pglite.close()));
}
