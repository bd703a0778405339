import { readFileSync } from "node:fs";
import { describe, expect, expectTypeOf, test } from "vitest";
import type { PublishedPath, publicRecords } from "~/features/public-records";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { runTransaction } from "~/server/db/transaction";
import { type PublishedTable, publishingMoments, setPublishAt } from "./publishing";

useTestDatabase();

const now = new Date("2026-11-21T08:00:00Z");
const other = new Date("2026-12-24T08:00:00Z");
const draft = { status: "draft", publishAt: null } as const;
const published = { status: "published", publishAt: other } as const;

test("all published tables are among the public records", () => {
  expectTypeOf<(typeof publicRecords)[PublishedPath]["table"]>().toEqualTypeOf<PublishedTable>();
});

describe("saving a record", () => {
  test.each([
    ["as a draft keeps having no time", { ...draft }, null, {}],
    ["as published without a time appears now", { ...draft, status: "published" }, null, { publishAt: now }],
    ["as published at a time appears then", { ...published }, null, {}],
    ["as published after it was a draft appears now", { status: "published" }, draft, { publishAt: now }],
    ["as published after it was a draft with a time appears then", { status: "published" }, { ...draft, publishAt: other }, {}],
    ["without its time while it is published appears now", { publishAt: null }, published, { publishAt: now }],
    ["in other fields keeps its time", {}, published, {}],
    ["as a draft again keeps its time", { status: "draft" }, published, {}],
  ] as const)("%s", (_, data, before, expected) => expect(setPublishAt(data, before, now)).toEqual(expected));
});

const tables = [...new Set(publishingMoments.map(({ table }) => table))];

test.each(tables)("the table %s refuses a published record without a publishing time", { tags: "postgres" }, async (table) => {
  const [row] = await database().$queryRawUnsafe<{ rule: string }[]>(
    `SELECT pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE conrelid = '"${table}"'::regclass AND contype = 'c'`,
  );
  expect(row?.rule).toMatch(/status <> 'published'.* OR .*"publishAt" IS NOT NULL/);
});

test("the database refuses an article published without a publishing time", { tags: "postgres" }, async () => {
  const data = { slug: "a", creatorName: "Lan", creatorEmail: "lan@example.com" };
  await expect(database().newsArticle.create({ data: { ...data, status: "published" } })).rejects.toThrow("publishAt");
  await database().newsArticle.create({ data: { ...data, status: "published", publishAt: now } });
  await expect(database().newsArticle.update({ where: { slug: "a" }, data: { publishAt: null } })).rejects.toThrow("publishAt");
});

test("an article published without a time before this rule gets its creation date", { tags: "postgres" }, async () => {
  const migration = readFileSync("prisma/migrations/20261121220000_published_articles/migration.sql", "utf8");
  const update = migration.split(";").find((statement) => statement.includes("UPDATE")) ?? "";
  const rollback = new Error("leaves the constraint as it is");
  const migrated = runTransaction(async (tx) => {
    // Later triggers rely on the rule.
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
    await tx.$executeRaw`ALTER TABLE "NewsArticle" DROP CONSTRAINT "NewsArticle_published_has_publishAt"`;
    const data = { creatorName: "Lan", creatorEmail: "lan@example.com", createdAt: other };
    await tx.newsArticle.createMany({
      data: [
        { ...data, slug: "a", status: "published" },
        { ...data, slug: "b" },
      ],
    });
    await tx.$executeRawUnsafe(update);
    const rows = await tx.newsArticle.findMany({ orderBy: { slug: "asc" } });
    expect(rows.map(({ publishAt }) => publishAt)).toEqual([other, null]);
    throw rollback;
  });
  await expect(migrated).rejects.toBe(rollback);
});
