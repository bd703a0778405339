import { expect, test } from "vitest";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { movedNewsCategory, newsCategories, newsCategoryBySlug } from "./data";

useTestDatabase();

const now = new Date("2026-11-21T08:00:00Z");

test("categories show only where visitors find something in them", async () => {
  const db = database();
  const names = [
    { slug: "second", nameEn: "Second", nameVi: "Thứ hai", order: 2 },
    { slug: "first", nameEn: "First", nameVi: "Thứ nhất", order: 1 },
    { slug: "empty", nameEn: "Empty", nameVi: "Trống", order: 0 },
  ];
  await db.newsCategory.createMany({ data: names });
  const article = { status: "published", publishAt: now, creatorName: "Lan", creatorEmail: "lan@example.com" } as const;
  const [second, first] = await Promise.all(["second", "first"].map((slug) => newsCategoryBySlug(db, "en", slug)));
  await db.newsArticle.createMany({
    data: [
      { ...article, slug: "a", categoryId: first?.id ?? null },
      { ...article, slug: "b", categoryId: first?.id ?? null, visibleVi: false },
      { ...article, slug: "c", categoryId: second?.id ?? null, visibleEn: false },
      { ...article, slug: "d", categoryId: second?.id ?? null, status: "draft" },
    ],
  });

  expect(await newsCategories(db, "en", now)).toMatchObject([{ slug: "first", name: "First", count: 2 }]);
  expect(await newsCategories(db, "vi", now)).toMatchObject([
    { slug: "first", name: "Thứ nhất", count: 1 },
    { slug: "second", name: "Thứ hai", count: 1 },
  ]);
  expect(await newsCategoryBySlug(db, "vi", "empty")).toMatchObject({ name: "Trống" });
  expect(await newsCategoryBySlug(db, "vi", "none")).toBeNull();
});

test("an old address leads to the present one", async () => {
  const db = database();
  const { id } = await db.newsCategory.create({ data: { nameEn: "A", nameVi: "A", slug: "present" }, select: { id: true } });
  await db.slugRedirect.create({ data: { path: "/admin/news-category", slug: "past", recordId: id } });
  expect(await movedNewsCategory(db, "past")).toBe("present");
  expect(await movedNewsCategory(db, "never")).toBeNull();
});
