import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articlePage, featuredArticle } from "~/features/news/article/data";
import { newsOverview } from "~/features/news/category/data";
import { activePartners } from "~/features/website/partner/data";
import { siteSettings } from "~/features/website/setting/data";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { openFolder, setFileStore } from "~/server/files/store";
import { imageKeysIn } from "~/server/traits/rich-text";
import { seed } from ".";

useTestDatabase();

const folder = mkdtempSync(path.join(tmpdir(), "atrium-seed-"));
beforeAll(() => setFileStore(openFolder(folder)));
afterAll(() => {
  setFileStore(null);
  rmSync(folder, { recursive: true, force: true });
});

const options = { mode: "demo", adminEmail: "first@example.com", adminPassword: "secret-enough" } as const;

test("the demo company is whole in both languages, and filled in only once", async () => {
  const db = database();
  await seed(db, options);

  const now = new Date();
  for (const locale of ["en", "vi"] as const) {
    for (const article of await articlePage(db, locale, now, { page: 1 })) {
      expect(article.title.length).toBeLessThanOrEqual(255);
      expect(article.summary.length).toBeGreaterThan(40);
      expect(article.summary.length).toBeLessThanOrEqual(300);
    }
    const { counts, categories } = await newsOverview(db, locale, now);
    expect(counts[locale]).toBe(locale === "en" ? 14 : 15);
    expect(categories.map(({ counts }) => counts[locale] > 0)).toEqual([true, true, true, true]);
    expect((await featuredArticle(db, locale, now))?.thumbnail).toBeTruthy();
    expect(await activePartners(db, locale)).toHaveLength(6);
    expect((await siteSettings(db, locale)).slogan).not.toBe("");
  }

  const stored = await db.newsArticle.findMany({
    select: { contentEn: true, contentVi: true, creatorEmail: true, illustrations: { select: { id: true } } },
  });
  for (const { contentEn, contentVi, creatorEmail, illustrations } of stored) {
    expect(`${contentEn}${contentVi}`).not.toContain("[image");
    expect(imageKeysIn(contentVi ?? "").length).toBe(illustrations.length);
    expect(creatorEmail).toBe("first@example.com");
  }

  expect([await db.conversation.count(), await db.replyTemplate.count()]).toEqual([40, 4]);

  await db.newsArticle.deleteMany();
  await seed(db, options);
  expect(await db.newsArticle.count()).toBe(0);
}, 120_000);
