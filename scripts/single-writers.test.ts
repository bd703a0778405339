// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are code
import { expect, test } from "vitest";
import { buildsAddress, buildsSentTypes, writesPending, writesPublished } from "./single-writers";

test.each([
  "`/news/${slug}`",
  "`${origin}/en/services/${encodeURIComponent(row.slug)}`",
  '"/career/" + post.slug',
  '["/news/category/", slug].join("")',
  "localePath(locale, `/${page.slug}`)",
  '"/" + page.slug',
  "`${publicRecords[path].base}/${name}`",
  "const { base } = publicRecords[path]",
])("refuses an address that is built by hand: %s", (code) => expect(buildsAddress(code)).toBe(true));

test.each([
  'addressOf("/admin/news", article, locale)',
  'localePath(locale, "/news")',
  "`/admin/career/${row.id}`",
  "`/career?${query}`",
  "`/api/files/${key}`",
])("accepts %s", (code) => expect(buildsAddress(code)).toBe(false));

const entity = (code: string) => `const article = published({ ${code} });`;

test.each([
  "db.newsArticle.update({ where, data: { titleEn } })",
  "tx.jobPost\n  .updateMany({ where, data })",
  "db.page.createMany({ data: rows })",
  'db.$executeRaw`UPDATE "Service" SET "status" = \'published\'`',
  'db.$executeRaw`INSERT INTO "PendingChange" VALUES (1)`',
  `${entity("")} db.newsArticle.updateMany({ where: idsOf(ids), data: { status: "published" } })`,
  `${entity("")} db.newsArticle.update({ where, data: { ...data, publishAt: now } })`,
  `${entity("")} changeProcedure(article, articleSchema.pick({ status: true }))`,
])("refuses a write of published records past the trait: %s", (code) => expect(writesPublished(code)).toBe(true));

test.each([
  entity("update: (db, where, data) => db.newsArticle.update({ where, data, select }), csv: ({ status }) => ({ status })"),
  "db.newsArticle.findMany({ where: { status, publishAt } })",
  'db.candidate.update({ data: { status: "new" } })',
])("accepts %s", (code) => expect(writesPublished(code)).toBe(false));

test.each(["db.pendingChange.upsert({ where })", "tx.pendingChange.deleteMany()", 'sql`DELETE FROM "PendingChange"`'])(
  "refuses a write of pending changes: %s",
  (code) => expect(writesPending(code)).toBe(true),
);

test("accepts a read of pending changes", () => expect(writesPending("db.pendingChange.findMany({ where })")).toBe(false));

test.each([
  ["superjson.parse(await request.text())", true],
  ["deserialize: superjson.deserialize,", true],
  ["superjson.serialize(answer)", false],
])("knows whether code builds what a client sends: %s", (code, expected) => expect(buildsSentTypes(code)).toBe(expected));
