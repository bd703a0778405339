import { describe, expect, test } from "vitest";
import { emptyPost } from "~/features/career/post/schema";
import { emptyArticle } from "~/features/news/article/schema";
import { emptyService } from "~/features/website/service/schema";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { runTransaction } from "~/server/db/transaction";
import { refusalOf } from "~/server/platform/test-refusals";
import { dropRedirects, leaveRedirect, movedSlug, setSlug } from "./slug";

useTestDatabase();

const before = { id: 1, slug: "old-title", titleEn: "Old title", titleVi: "Tên cũ" };

test.each([
  [
    "a new record without one gets that of its English title",
    { slug: "", titleEn: "New title", titleVi: "Tên mới" },
    null,
    { slug: "new-title" },
  ],
  [
    "a new record without an English title gets that of the Vietnamese",
    { slug: "", titleEn: null, titleVi: "Tên mới" },
    null,
    { slug: "ten-moi" },
  ],
  ["a new record keeps the one that was given", { slug: "given", titleEn: "New title", titleVi: null }, null, {}],
  ["a save that leaves it alone keeps it", { titleEn: "New title" }, before, {}],
  ["a save that empties it gets that of the title as it was", { slug: "" }, before, { slug: "old-title" }],
  ["a save that empties it gets that of the new title", { slug: "", titleEn: "New title" }, before, { slug: "new-title" }],
  [
    "a save that empties slug and English title gets that of the Vietnamese",
    { slug: "", titleEn: null },
    before,
    { slug: "ten-cu" },
  ],
] as const)("slug: %s", async (_, data, record, expected) => {
  const slug = runTransaction((tx) => setSlug(tx, { table: "NewsArticle", title: "title" }, data, record));
  expect(await slug).toEqual(expected);
});

describe("records with equal titles", () => {
  test("get numbered slugs, and keep them in later saves", async () => {
    const { news } = await callerAs("ADMIN");
    const create = () => news.article.create({ data: { ...emptyArticle, titleEn: "Our award" } });
    const articles = [await create(), await create(), await create()];
    expect(articles.map(({ slug }) => slug)).toEqual(["our-award", "our-award-2", "our-award-3"]);
    const [first = await create(), second = first] = articles;
    const saved = await news.article.update({ id: second.id, version: 1, data: { summaryEn: "Short", slug: "" } });
    expect(saved.slug).toBe("our-award-2");
  });

  test("get distinct slugs when created at once", { tags: "postgres" }, async () => {
    const { career } = await callerAs("ADMIN");
    const create = () => career.post.create({ data: { ...emptyPost, titleEn: "Fitter", locationEn: "Hue" } });
    const slugs = (await Promise.all([create(), create(), create(), create()])).map(({ slug }) => slug);
    expect(slugs.sort()).toEqual(["fitter", "fitter-2", "fitter-3", "fitter-4"]);
  });

  test("are not refused because of a slug that a person types at the same moment", { tags: "postgres" }, async () => {
    const { news } = await callerAs("ADMIN");
    const typed = news.article.create({ data: { ...emptyArticle, titleEn: "Typed", slug: "fair" } });
    const made = news.article.create({ data: { ...emptyArticle, titleEn: "Fair" } });
    await Promise.allSettled([typed, made]);
    expect((await made).slug).toMatch(/^fair(-2)?$/);
  });
});

test("refuses a typed slug at its field when it is taken", { tags: "postgres" }, async () => {
  const { news } = await callerAs("ADMIN");
  await news.article.create({ data: { ...emptyArticle, titleEn: "Our award" } });
  const typed = news.article.create({ data: { ...emptyArticle, titleEn: "Another", slug: "our-award" } });
  expect(await refusalOf(typed)).toMatchObject({ appCode: "ERROR_NEWS_SLUG_EXIST", details: { field: "slug" } });
});

test("refuses a service whose name is taken at the name, in that language", { tags: "postgres" }, async () => {
  const { website } = await callerAs("ADMIN");
  const data = { ...emptyService, nameEn: "Repairs", nameVi: "Sửa chữa" };
  await website.service.create({ data });
  const sameEnglish = website.service.create({ data: { ...data, nameVi: "Bảo trì" } });
  expect(await refusalOf(sameEnglish)).toMatchObject({ appCode: "ERROR_SERVICE_NAME_EN_EXIST", details: { field: "nameEn" } });
  const sameVietnamese = website.service.create({ data: { ...data, nameEn: "Maintenance" } });
  expect(await refusalOf(sameVietnamese)).toMatchObject({ appCode: "ERROR_SERVICE_NAME_VI_EXIST", details: { field: "nameVi" } });
});

const path = "/admin/news";
/** Resolves an old slug while every record is visible under the slug "now-<id>". */
const moved = (slug: string) => movedSlug(database(), path, slug, async (id) => ({ slug: `now-${id}` }));

test("an old address leads to its record through any number of changes", async () => {
  await leaveRedirect(database(), path, 1, "a", "b");
  await leaveRedirect(database(), path, 1, "b", "c");
  expect([await moved("a"), await moved("b"), await moved("c")]).toEqual(["now-1", "now-1", null]);
});

test("a reused address no longer redirects", async () => {
  await leaveRedirect(database(), path, 1, "a", "b");
  await leaveRedirect(database(), path, 2, "x", "a");
  expect([await moved("a"), await moved("x")]).toEqual([null, "now-2"]);
});

test("does not redirect for other kinds of records, invisible records and deleted records", async () => {
  await leaveRedirect(database(), path, 1, "a", "b");
  expect(await movedSlug(database(), "/admin/news-category", "a", async () => ({ slug: "b" }))).toBeNull();
  expect(await movedSlug(database(), path, "a", async () => null)).toBeNull();
  await dropRedirects(database(), path, [1]);
  expect(await moved("a")).toBeNull();
});

test("a made slug follows the title until the record is first published, then stays", async () => {
  const { news } = await callerAs("ADMIN");
  const update = async (id: number, data: object) => {
    const { version } = await news.article.byId({ id });
    return (await news.article.update({ id, version, data })).slug;
  };
  const { id } = await news.article.create({ data: { ...emptyArticle, titleEn: "Our avard" } });
  await news.article.create({ data: { ...emptyArticle, titleEn: "Our award" } });
  await update(id, { titleEn: "Our award", summaryEn: "Short", contentEn: "<p>Text</p>", visibleVi: false });
  expect(await update(id, { status: "published" })).toBe("our-award-2");
  expect(await database().slugRedirect.count()).toBe(0);
  expect(await update(id, { titleEn: "Our great prize" })).toBe("our-award-2");
  await update(id, { status: "draft" });
  expect(await update(id, { titleEn: "Our last prize", status: "published" })).toBe("our-award-2");
});

test("a typed slug stays when the title changes", async () => {
  const { news } = await callerAs("ADMIN");
  const { id } = await news.article.create({ data: { ...emptyArticle, titleEn: "Our award", slug: "prize" } });
  const data = {
    titleEn: "Our prize of 2026",
    status: "published" as const,
    visibleVi: false,
    summaryEn: "A",
    contentEn: "<p>B</p>",
  };
  expect((await news.article.update({ id, version: 1, data })).slug).toBe("prize");
});

test("two people who change different texts of a draft don't conflict in its derived slug", async () => {
  const { news } = await callerAs("ADMIN");
  const { id, version } = await news.article.create({ data: { ...emptyArticle, titleVi: "Giải thưởng" } });
  await news.article.update({ id, version, data: { titleEn: "Our award" } });
  const merged = await news.article.update({ id, version, data: { titleVi: "Giải thưởng mới" } });
  expect(merged).toMatchObject({ titleEn: "Our award", titleVi: "Giải thưởng mới", slug: "our-award" });
  const other = await news.article.create({ data: { ...emptyArticle, titleEn: "First" } });
  await news.article.update({ id: other.id, version, data: { titleEn: "Second" } });
  expect((await refusalOf(news.article.update({ id: other.id, version, data: { titleEn: "Third" } }))).details.conflict).toEqual({
    version: version + 1,
    theirs: { titleEn: "Second" },
    base: {},
  });
});
