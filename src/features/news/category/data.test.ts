// @module-tag postgres

import { expect, test } from "vitest";
import type { Prisma } from "~/generated/prisma/client";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { movedNewsCategory, newsOverview } from "./data";

useTestDatabase();

const now = new Date("2026-11-21T08:00:00Z");
const article = { status: "published", publishAt: now, creatorName: "Lan", creatorEmail: "lan@example.com" } as const;

test("counts the articles that visitors see in each category and in all, by language", async () => {
  const db = database();
  const names = [
    { slug: "second", nameEn: "Second", nameVi: "Thứ hai", order: 2 },
    { slug: "first", nameEn: "First", nameVi: "Thứ nhất", order: 1 },
    { slug: "empty", nameEn: "Empty", nameVi: "Trống", order: 0 },
  ];
  const [second, first] = await db.newsCategory.createManyAndReturn({ data: names, select: { id: true } });
  await db.newsArticle.createMany({
    data: [
      { ...article, slug: "a", categoryId: first?.id ?? null },
      { ...article, slug: "b", categoryId: first?.id ?? null, visibleVi: false },
      { ...article, slug: "c", categoryId: second?.id ?? null, visibleEn: false },
      { ...article, slug: "d", categoryId: second?.id ?? null, status: "draft" },
      { ...article, slug: "e", categoryId: second?.id ?? null, publishAt: new Date(now.getTime() + 1) },
      { ...article, slug: "f", categoryId: second?.id ?? null, unpublishAt: now },
      { ...article, slug: "g", categoryId: null },
    ],
  });

  expect(await newsOverview(db, "vi", now)).toMatchObject({
    counts: { en: 3, vi: 3 },
    categories: [
      { slug: "empty", name: "Trống", counts: { en: 0, vi: 0 } },
      { slug: "first", name: "Thứ nhất", counts: { en: 2, vi: 1 } },
      { slug: "second", name: "Thứ hai", counts: { en: 0, vi: 1 } },
    ],
  });
  expect((await newsOverview(db, "en", now)).categories.map(({ name }) => name)).toEqual(["Empty", "First", "Second"]);
});

test("updates the counts with every change of an article, without recounting", async () => {
  const db = database();
  const [first, second] = await db.newsCategory.createManyAndReturn({
    data: [
      { slug: "first", nameEn: "First", nameVi: "Thứ nhất", order: 1 },
      { slug: "second", nameEn: "Second", nameVi: "Thứ hai", order: 2 },
    ],
  });
  const counts = async () => {
    const { counts: all, categories } = await newsOverview(db, "en", now);
    return [all, ...categories.map((category) => category.counts)].map(({ en, vi }) => [en, vi]);
  };
  const { id } = await db.newsArticle.create({ data: { ...article, slug: "a", categoryId: first?.id ?? null } });
  await db.newsArticle.create({ data: { ...article, slug: "b", categoryId: first?.id ?? null } });
  expect(await counts()).toEqual([
    [2, 2],
    [2, 2],
    [0, 0],
  ]);

  const change = (data: Prisma.NewsArticleUncheckedUpdateInput) => db.newsArticle.update({ where: { id }, data });
  await change({ titleEn: "Another title" });
  expect(await counts()).toEqual([
    [2, 2],
    [2, 2],
    [0, 0],
  ]);
  await change({ categoryId: second?.id ?? null });
  expect(await counts()).toEqual([
    [2, 2],
    [1, 1],
    [1, 1],
  ]);
  await change({ visibleEn: false });
  expect(await counts()).toEqual([
    [1, 2],
    [1, 1],
    [0, 1],
  ]);
  await change({ status: "draft" });
  expect(await counts()).toEqual([
    [1, 1],
    [1, 1],
    [0, 0],
  ]);
  await change({ status: "published", categoryId: null });
  expect(await counts()).toEqual([
    [1, 2],
    [1, 1],
    [0, 0],
  ]);
  await db.newsArticle.updateMany({ data: { categoryId: second?.id ?? null, visibleVi: false } });
  expect(await counts()).toEqual([
    [1, 0],
    [0, 0],
    [1, 0],
  ]);
  await db.newsArticle.deleteMany({ where: { slug: "b" } });
  expect(await counts()).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  await db.newsArticle.deleteMany();
  expect(await counts()).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

test("leaves the counts unchanged when a change is rolled back", async () => {
  const db = database();
  await db.newsArticle.create({ data: { ...article, slug: "a" } });
  const undone = db.$transaction(async (tx) => {
    await tx.newsArticle.create({ data: { ...article, slug: "b" } });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect((await newsOverview(db, "en", now)).counts).toEqual({ en: 1, vi: 1 });
});

test("redirects from an old address in the languages in which the category has articles", async () => {
  const db = database();
  const { id } = await db.newsCategory.create({ data: { nameEn: "A", nameVi: "A", slug: "present" }, select: { id: true } });
  await db.slugRedirect.create({ data: { path: "/admin/news-category", slug: "past", recordId: id } });
  await db.newsArticle.create({ data: { ...article, slug: "a", categoryId: id, visibleVi: false } });
  expect(await movedNewsCategory(db, "en", now, "past")).toBe("present");
  expect(await movedNewsCategory(db, "vi", now, "past")).toBeNull();
  expect(await movedNewsCategory(db, "en", now, "never")).toBeNull();
});
