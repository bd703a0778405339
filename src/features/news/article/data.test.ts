import { describe, expect, test } from "vitest";
import type { Prisma } from "~/generated/prisma/client";
import { PUBLIC_PAGE_SIZE } from "~/lib/page-number";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { movedAddress, sitemapPages } from "~/server/traits/public-records";
import {
  articleBySlug,
  articlePage,
  articleRanges,
  draftBySlug,
  featuredArticle,
  feedArticles,
  latestArticles,
  relatedArticles,
} from "./data";

useTestDatabase();

const now = new Date("2026-11-21T08:00:00Z");
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

async function article(slug: string, more: Partial<Prisma.NewsArticleUncheckedCreateInput> = {}) {
  return database().newsArticle.create({
    data: {
      slug,
      titleEn: `English ${slug}`,
      titleVi: `Tiếng Việt ${slug}`,
      summaryEn: "In short",
      summaryVi: "Tóm lại",
      contentEn: "<p>Text</p>",
      contentVi: "<p>Nội dung</p>",
      status: "published",
      publishAt: hours(-1),
      creatorName: "Lan",
      creatorEmail: "lan@example.com",
      ...more,
    },
    select: { id: true },
  });
}

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

describe("visibility", () => {
  test.each<[string, Partial<Prisma.NewsArticleUncheckedCreateInput>, boolean]>([
    ["hides a draft", { status: "draft" }, false],
    ["shows an article from publishAt on", { publishAt: now }, true],
    ["hides an article a millisecond earlier", { publishAt: new Date(now.getTime() + 1) }, false],
    ["hides an article at unpublishAt", { unpublishAt: now }, false],
    ["shows an article a millisecond earlier", { unpublishAt: new Date(now.getTime() + 1) }, true],
    ["hides an article that is off in this language", { visibleEn: false }, false],
    ["shows an article that is off in the other language", { visibleVi: false }, true],
  ])("%s", async (_, state, isSeen) => {
    const { id } = await article("one", state);
    const db = database();
    expect((await articleBySlug(db, "en", now, "one")) !== null).toBe(isSeen);
    expect(await articlePage(db, "en", now, { page: 1 })).toHaveLength(isSeen ? 1 : 0);
    expect(await latestArticles(db, "en", now, 5)).toHaveLength(isSeen ? 1 : 0);
    expect((await featuredArticle(db, "en", now)) !== null).toBe(isSeen);
    expect(await feedArticles(db, "en", now)).toHaveLength(isSeen ? 1 : 0);
    expect(await relatedArticles(db, "en", now, { id: id + 1, categoryId: null })).toHaveLength(isSeen ? 1 : 0);
  });

  test("gives an article its texts and available languages for each language", async () => {
    await article("one", { metaTitleVi: "Dành cho máy tìm kiếm" });
    const db = database();
    expect(await articleBySlug(db, "en", now, "one")).toMatchObject({
      title: "English one",
      content: "<p>Text</p>",
      metaTitle: "English one",
      metaDescription: "In short",
      locales: ["en", "vi"],
    });
    expect(await articleBySlug(db, "vi", now, "one")).toMatchObject({
      title: "Tiếng Việt one",
      metaTitle: "Dành cho máy tìm kiếm",
      minutes: 1,
    });
    await article("two", { visibleEn: false });
    expect(await articleBySlug(db, "vi", now, "two")).toMatchObject({ locales: ["vi"] });
    expect(await sitemapPages(db, "/admin/news", now)).toMatchObject([
      { path: "/news/two", available: ["vi"] },
      { path: "/news/one", available: ["en", "vi"] },
    ]);
  });

  test("shows a draft only in its preview", async () => {
    await article("one", { status: "draft" });
    expect(await draftBySlug(database(), "en", "one")).toMatchObject({ title: "English one", locales: [] });
    expect(await draftBySlug(database(), "en", "none")).toBeNull();
  });
});

describe("lists of articles", { tags: "postgres" }, () => {
  test("are newest first, twelve a page, of one category or of all", async () => {
    const db = database();
    const category = await db.newsCategory.create({ data: { nameEn: "Projects", nameVi: "Dự án", slug: "projects" } });
    for (let index = 0; index < PUBLIC_PAGE_SIZE + 2; index++) {
      await article(`a${index}`, { publishAt: hours(-index - 1), categoryId: index % 2 ? category.id : null });
    }
    const first = await articlePage(db, "en", now, { page: 1 });
    expect(slugs(first)).toEqual(Array.from({ length: 12 }, (_, index) => `a${index}`));
    expect(slugs(await articlePage(db, "en", now, { page: 2 }))).toEqual(["a12", "a13"]);
    expect(await articlePage(db, "en", now, { page: 3 })).toEqual([]);
    const ofCategory = await articlePage(db, "en", now, { page: 1, categoryId: category.id });
    expect(slugs(ofCategory)).toEqual(["a1", "a3", "a5", "a7", "a9", "a11", "a13"]);
    expect(ofCategory[0]?.category).toEqual({ name: "Projects", slug: "projects" });
  });

  test("feature the newest featured article, else the newest", async () => {
    const db = database();
    await article("new");
    await article("old", { publishAt: hours(-5) });
    expect((await featuredArticle(db, "en", now))?.slug).toBe("new");
    await article("chosen", { publishAt: hours(-9), featured: true });
    await article("chosen-later", { publishAt: hours(1), featured: true });
    expect((await featuredArticle(db, "en", now))?.slug).toBe("chosen");
    expect((await featuredArticle(db, "en", hours(2)))?.slug).toBe("chosen-later");
  });

  test("relate articles of the same category first, never the article itself", async () => {
    const db = database();
    const { id: categoryId } = await db.newsCategory.create({ data: { nameEn: "A", nameVi: "A", slug: "a" } });
    const { id } = await article("self", { categoryId });
    await article("other-new", { publishAt: hours(-2) });
    await article("same", { categoryId, publishAt: hours(-8) });
    await article("other-old", { publishAt: hours(-9) });
    await article("other-oldest", { publishAt: hours(-10) });
    expect(slugs(await relatedArticles(db, "en", now, { id, categoryId }))).toEqual(["same", "other-new", "other-old"]);
  });
});

describe("ranges of the sitemap", { tags: "postgres" }, () => {
  test("leave out ranges without a visible article, and contain each article once", async () => {
    const db = database();
    const ids = [];
    for (const state of [{}, {}, { status: "draft" as const }, { visibleEn: false, visibleVi: false }, {}]) {
      ids.push((await article(`a${ids.length}`, state)).id);
    }
    expect(ids).toEqual([1, 2, 3, 4, 5]);
    const ranges = await articleRanges(db, now, 2);
    expect(ranges).toEqual([
      { first: 1, last: 2 },
      { first: 5, last: 6 },
    ]);
  });

  test("are empty without articles", async () => {
    expect(await articleRanges(database(), now, 2)).toEqual([]);
  });
});

describe("old address", () => {
  test("redirects to the current one while visitors see the article", { tags: "postgres" }, async () => {
    const db = database();
    const { id } = await article("present", { unpublishAt: hours(1) });
    await db.slugRedirect.create({ data: { path: "/admin/news", slug: "past", recordId: id } });
    await db.slugRedirect.create({ data: { path: "/admin/news-category", slug: "elsewhere", recordId: id } });
    expect(await movedAddress(db, "/admin/news", { slug: "past", locale: "en", now })).toBe("/news/present");
    expect(await movedAddress(db, "/admin/news", { slug: "past", locale: "en", now: hours(2) })).toBeNull();
    expect(await movedAddress(db, "/admin/news", { slug: "elsewhere", locale: "en", now })).toBeNull();
    expect(await movedAddress(db, "/admin/news", { slug: "never", locale: "en", now })).toBeNull();
  });
});

test("shows pending changes in an article's preview, not on its page", async () => {
  const db = database();
  const [old, other] = await Promise.all(
    ["Awards", "Events"].map((name) =>
      db.newsCategory.create({ data: { nameEn: name, nameVi: name, slug: name.toLowerCase() } }),
    ),
  );
  const { id: recordId } = await article("one", { categoryId: old?.id ?? 0 });
  const data = { titleEn: "Changed", categoryId: other?.id ?? 0, visibleVi: false };
  await db.pendingChange.create({ data: { path: "/admin/news", recordId, baseVersion: 1, data } });
  expect(await draftBySlug(db, "en", "one")).toMatchObject({ title: "Changed", category: { slug: "events" } });
  expect(await articleBySlug(db, "en", now, "one")).toMatchObject({ title: "English one", category: { slug: "awards" } });
  await db.pendingChange.updateMany({ data: { data: { categoryId: null } } });
  expect((await draftBySlug(db, "en", "one"))?.category).toBeNull();
});
