import { beforeEach, describe, expect, test } from "vitest";
import { emptyArticle } from "~/features/news/article/schema";
import { newPart } from "~/features/website/page/parts/parts";
import { emptyPage } from "~/features/website/page/schema";
import { imageUrl } from "~/lib/images";
import { documentUrl } from "~/lib/media";
import { callerAs } from "~/server/crud/test-callers";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildJobPost, grant } from "~/server/db/test-records";
import type { MediaRow } from "~/server/files/media-select";
import { mediaSelect } from "~/server/files/media-select";
import { refusalOf } from "~/server/platform/test-refusals";
import { renderRichTexts } from "./rich-text";

useTestDatabase();

const now = new Date("2026-11-21T08:00:00Z");
const reader = { locale: "en", now, videoLabel: (service: string) => `Play <${service}> & more` } as const;

let admin: Awaited<ReturnType<typeof callerAs>>;
beforeEach(async () => {
  admin = await callerAs("ADMIN");
});

function article(titleEn: string, more: Partial<typeof emptyArticle> = {}) {
  return admin.news.article.create({ data: { ...emptyArticle, titleEn, ...more } });
}

const published = { status: "published", publishAt: new Date("2026-01-01"), visibleVi: false } as const;
const texts = { summaryEn: "a", contentEn: "<p>a</p>" };
const render = async (html: string, as: Parameters<typeof renderRichTexts>[2]) =>
  (await renderRichTexts(database(), [html], as))[0];
const linkTo = (id: number) => `<p>See <a data-record="/admin/news/${id}">this</a>.</p>`;

describe("a link to a record", () => {
  test("has the record's current address", async () => {
    const { id, version } = await article("A story", { ...published, ...texts });
    expect(await render(linkTo(id), reader)).toBe('<p>See <a href="/news/a-story">this</a>.</p>');
    await admin.news.article.update({ id, version, data: { slug: "another" } });
    expect(await render(linkTo(id), reader)).toBe('<p>See <a href="/news/another">this</a>.</p>');
  });

  test("becomes plain text when visitors can't see the record: deleted, a draft, or in the other language", async () => {
    const draft = await article("A draft", texts);
    const english = await article("A story", { ...published, ...texts });
    const words = "<p>See this.</p>";
    expect(await render(linkTo(draft.id), reader)).toBe(words);
    expect(await render(linkTo(english.id), { ...reader, locale: "vi" })).toBe(words);
    expect(await render(linkTo(999), reader)).toBe(words);
    expect(await render('<p>See <a data-record="/admin/user/1">this</a>.</p>', reader)).toBe(words);
  });

  test("points to the page in the language of the text", async () => {
    const { id } = await admin.news.category.create({ data: { nameEn: "Press", nameVi: "Báo chí", slug: "" } });
    const html = `<p><a data-record="/admin/news-category/${id}">a</a></p>`;
    expect(await render(html, { ...reader, locale: "vi" })).toBe('<p><a href="/vi/news/category/press">a</a></p>');
  });

  test("needs one query per kind, for any number of texts and links", { tags: "postgres" }, async () => {
    const ids = [await article("One", { ...published, ...texts }), await article("Two", { ...published, ...texts })];
    const html = ids.map(({ id }) => linkTo(id)).join("");
    const rendered = await renderRichTexts(database(), [html, html, "<p>a</p>"], reader);
    expect(rendered[0]).toBe('<p>See <a href="/news/one">this</a>.</p><p>See <a href="/news/two">this</a>.</p>');
    expect(rendered[2]).toBe("<p>a</p>");
  });
});

describe("a record that others link to", () => {
  test("is in use, and can't be deleted", { tags: "postgres" }, async () => {
    const target = await article("Target");
    const { id } = await article("Source", { contentEn: linkTo(target.id), contentVi: linkTo(target.id) });
    expect(await admin.news.article.usedBy({ ids: [target.id] })).toEqual([{ id: target.id, path: "/admin/news", count: 1 }]);
    expect((await refusalOf(admin.news.article.delete({ ids: [target.id] }))).appCode).toBe("ERROR_IN_USE");
    await admin.news.article.delete({ ids: [id] });
    expect(await admin.news.article.usedBy({ ids: [target.id] })).toEqual([]);
    expect(await admin.news.article.delete({ ids: [target.id] })).toMatchObject({ count: 1 });
  });

  test("can be deleted when the link is removed; a link to itself does not count", { tags: "postgres" }, async () => {
    const target = await article("Target");
    await admin.news.article.update({ id: target.id, version: target.version, data: { contentEn: linkTo(target.id) } });
    const { id, version } = await article("Source", { contentEn: linkTo(target.id) });
    expect(await admin.news.article.usedBy({ ids: [target.id] })).toHaveLength(1);
    await admin.news.article.update({ id, version, data: { contentEn: "<p>a</p>" } });
    expect(await admin.news.article.usedBy({ ids: [target.id] })).toEqual([]);
  });

  test("is in use by a button of a page", { tags: "postgres" }, async () => {
    const target = await article("Target");
    const hero = {
      ...newPart("hero"),
      buttons: [{ id: "a", labelEn: "Read", labelVi: "Đọc", href: `record:/admin/news/${target.id}` }],
    };
    const data = { ...emptyPage, titleEn: "Offers", titleVi: "Ưu đãi", parts: [hero] };
    const { id, version } = await admin.website.page.create({ data });
    expect(await admin.news.article.usedBy({ ids: [target.id] })).toEqual([{ id: target.id, path: "/admin/page", count: 1 }]);
    await admin.website.page.update({ id, version, data: { parts: [{ ...hero, buttons: [] }] } });
    expect(await admin.news.article.usedBy({ ids: [target.id] })).toEqual([]);
  });

  test("is not one whose address a text only mentions", async () => {
    const target = await article("Target");
    await article("Source", { contentEn: `<p>data-record="/admin/news/${target.id}"</p>` });
    expect(await admin.news.article.usedBy({ ids: [target.id] })).toEqual([]);
  });
});

test("a link into a disabled section becomes plain text", async () => {
  const { id } = await article("A story", { ...published, ...texts });
  await database().setting.create({ data: { siteNameEn: "A", siteNameVi: "A", showNews: false } });
  expect(await render(linkTo(id), reader)).toBe("<p>See this.</p>");
});

test("a link to a closed job still leads to its page", async () => {
  const { id, slug } = await buildJobPost({ state: "lock" });
  const html = `<p>See <a data-record="/admin/career/${id}">this</a>.</p>`;
  expect(await render(html, reader)).toBe(`<p>See <a href="/career/${slug}">this</a>.</p>`);
});

describe("linkable records", () => {
  test("are found without accents, including drafts, with names in both languages", { tags: "postgres" }, async () => {
    const { id } = await article("Solar roof", { titleVi: "Mái nhà điện mặt trời" });
    const found = [{ path: "/admin/news", id, name: "Mái nhà điện mặt trời" }];
    const { search, target } = admin.system.recordLink;
    expect(await search({ search: "dien mat", locale: "vi" })).toEqual(found);
    expect(await search({ search: "", locale: "vi" })).toEqual(found);
    expect(await search({ search: "nothing", locale: "vi" })).toEqual([]);
    expect(await target({ path: "/admin/news", id, locale: "en" })).toEqual({ path: "/admin/news", id, name: "Solar roof" });
    expect(await target({ path: "/admin/news", id: 99, locale: "en" })).toBeNull();
    expect(await target({ path: "__proto__", id, locale: "en" })).toBeNull();
  });

  test("have public pages", async () => {
    const { id } = await admin.career.level.create({ data: { nameEn: "Senior", nameVi: "Cao cấp" } });
    expect(await admin.system.recordLink.search({ search: "Senior", locale: "en" })).toEqual([]);
    expect(await admin.system.recordLink.target({ path: "/admin/level", id, locale: "en" })).toBeNull();
  });

  test("are limited to pages that the user may view", async () => {
    const { id } = await article("A story");
    await grant("USER", "/admin/news-category", { view: true });
    const user = await callerAs("USER");
    expect(await user.system.recordLink.search({ search: "story", locale: "en" })).toEqual([]);
    expect(await user.system.recordLink.target({ path: "/admin/news", id, locale: "en" })).toBeNull();
    const visitor = await callerAs(null);
    const refusal = await refusalOf(visitor.system.recordLink.search({ search: "", locale: "en" }));
    expect(refusal.appCode).toBe("ERROR_UNAUTHORIZED");
  });
});

describe("a library file in a text", () => {
  const file = (data: object): Promise<MediaRow> =>
    database().media.create({
      data: { key: "n".repeat(22), sha256: "x", filename: "new.pdf", mime: "a", size: 1, oldKeys: ["o".repeat(22)], ...data },
      select: mediaSelect,
    });

  test("is shown as its replacement: an image in its new widths", async () => {
    const row = await file({ width: 400, height: 200, widths: [320, 400] });
    const html = `<img src="${imageUrl({ key: "o".repeat(22), widths: [20] }, 20)}" alt="A cat" width="20" height="10" data-media-id="1">`;
    const rendered = await render(html, reader);
    expect(rendered).toContain(`src="${imageUrl(row, 400)}"`);
    expect(rendered).toContain('width="400" height="200"');
    expect(rendered).toContain('alt="A cat"');
  });

  test("is also offered as AVIF once that exists, in its new widths", async () => {
    await file({ width: 400, height: 200, widths: [320, 400], hasAvif: true });
    const html = `<img src="${imageUrl({ key: "o".repeat(22), widths: [20] }, 20)}" alt="A > B" data-media-id="1">`;
    const rendered = await render(`<p>a</p><figure>${html}</figure>`, reader);
    const folder = `/api/files/${"n".repeat(22)}`;
    expect(rendered).toMatch(/^<p>a<\/p><figure><picture><source type="image\/avif" .*<img .*\/><\/picture><\/figure>$/);
    expect(rendered).toContain(
      `srcset="${folder}/320.avif 320w, ${folder}/400.avif 400w" sizes="(min-width: 768px) 720px, 100vw"`,
    );
    expect(rendered).toContain(`src="${folder}/400.webp"`);
  });

  test("is linked as its replacement: a document under its new name", async () => {
    const row = await file({ kind: "document" });
    const html = `<p><a href="/api/files/${"o".repeat(22)}/old.pdf">a</a></p>`;
    expect(await render(html, reader)).toBe(`<p><a href="${documentUrl(row)}">a</a></p>`);
  });
});

test("renders a video as a link that loads nothing, with a player address that sets no cookies", async () => {
  const html = '<figure data-video="vimeo/76979871"><figcaption>Our plant</figcaption></figure>';
  expect(await render(html, reader)).toBe(
    '<figure data-video="vimeo/76979871"><a class="video" href="https://vimeo.com/76979871" data-embed="https://player.vimeo.com/video/76979871?autoplay=1&amp;dnt=1" rel="noopener"><span>Play &lt;vimeo&gt; &amp; more</span></a><figcaption>Our plant</figcaption></figure>',
  );
});
