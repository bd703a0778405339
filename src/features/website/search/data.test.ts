import { describe, expect, test } from "vitest";
import { newPart } from "~/features/website/page/parts/parts";
import type { Prisma } from "~/generated/prisma/client";
import { type Locale, locales } from "~/i18n/routing";
import { endOfDay } from "~/lib/dates";
import { searchWords } from "~/lib/search-words";
import { database } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildFixedPages, buildJobPost } from "~/server/db/test-records";
import { addressesOf } from "~/server/traits/record-links";
import { SEARCH_PAGE_SIZE, searchSite, suggest } from "./data";

useTestDatabase();

const now = new Date("2026-11-21T08:00:00Z");
const ms = (count: number) => new Date(now.getTime() + count);
const hours = (count: number) => ms(count * 3_600_000);

const published = { status: "published" as const, publishAt: hours(-1) };
const creator = { creatorName: "Lan", creatorEmail: "lan@example.com" };
type Article = Partial<Prisma.NewsArticleUncheckedCreateInput>;

let serial = 0;
function article(data: Article) {
  serial += 1;
  const titles = { titleEn: `Story ${serial}`, titleVi: `Chuyện ${serial}` };
  return database().newsArticle.create({ data: { ...published, ...creator, ...titles, slug: `story-${serial}`, ...data } });
}

const search = (term: string, locale: Locale = "vi", page = 1) => searchSite(database(), { term, locale, now, page });
const titles = async (term: string, locale: Locale = "vi") => (await search(term, locale)).found.map(({ title }) => title);
const suggested = async (term: string, locale: Locale = "vi") =>
  (await suggest(database(), { term, locale, now })).map(({ title }) => title);

/** One record of every kind with the word "harbour"; tests change their states. */
const kinds = {
  aboutUs: (state: object) =>
    database().aboutSection.create({
      data: { ...published, nameEn: "Our harbour", nameVi: "Our harbour vi", ...state },
    }),
  career: (state: object) => buildJobPost({ ...published, titleEn: "Harbour master", titleVi: "Harbour master vi", ...state }),
  news: (state: object) => article({ titleEn: "The harbour opens", titleVi: "The harbour opens vi", ...state }),
  page: (state: object) =>
    database().page.create({
      data: { ...published, slug: "harbour", titleEn: "Harbour rules", titleVi: "Harbour rules vi", ...state },
    }),
  service: (state: object) =>
    database().service.create({
      data: { ...published, slug: "harbours", icon: "anchor", nameEn: "Harbour works", nameVi: "Harbour works vi", ...state },
    }),
} as const;
const kindNames = Object.keys(kinds).filter((name): name is keyof typeof kinds => name in kinds);

describe("search results", () => {
  test("are empty for accents alone", async () => {
    await article({});
    expect(await search("\u0301")).toEqual({ found: [], total: 0 });
    expect(await suggest(database(), { term: "\u0301 \u0323", locale: "vi", now })).toEqual([]);
    expect((await search("Chuyện \u0301")).total).toBe(1);
  });

  test("contain every kind, with the path of its page", { tags: "postgres" }, async () => {
    for (const name of kindNames) await kinds[name]({});
    const { found, total } = await search("harbour", "en");
    expect(total).toBe(kindNames.length);
    expect(found.map(({ kind }) => kind).sort()).toEqual(kindNames);
    expect(found.find(({ kind }) => kind === "page")).toMatchObject({ title: "Harbour rules", href: "/harbour" });
    expect(found.find(({ kind }) => kind === "service")).toMatchObject({ href: "/services/harbours" });
  });

  describe.each(kindNames)("for %s", (name) => {
    test.each<[string, object, Locale[]]>([
      ["exclude a draft", { status: "draft" }, []],
      ["include a record from publishAt on", { publishAt: now }, ["en", "vi"]],
      ["exclude a record a millisecond earlier", { publishAt: ms(1) }, []],
      ["exclude a record at unpublishAt", { unpublishAt: now }, []],
      ["include a record a millisecond earlier", { unpublishAt: ms(1) }, ["en", "vi"]],
      ["exclude a record in a language in which it is off", { visibleEn: false }, ["vi"]],
      ["include a record in a language in which it is on", { visibleVi: false }, ["en"]],
    ])("%s", async (_, state, seenIn) => {
      await kinds[name](state);
      const found = await Promise.all(locales.map(async (locale) => (await search("harbour", locale)).total));
      expect(found).toEqual(locales.map((locale) => (seenIn.includes(locale) ? 1 : 0)));
      expect(await suggested("harbour", "en")).toHaveLength(seenIn.includes("en") ? 1 : 0);
    });

    test("follow every change of a record and its deletion", { tags: "postgres" }, async () => {
      const { id } = await kinds[name]({ status: "draft" });
      const table: { update(args: object): Promise<unknown>; delete(args: object): Promise<unknown> } = {
        aboutUs: database().aboutSection,
        career: database().jobPost,
        news: database().newsArticle,
        page: database().page,
        service: database().service,
      }[name];
      const title = name === "aboutUs" || name === "service" ? "nameEn" : "titleEn";
      const text = name === "news" || name === "page" || name === "service" ? "contentEn" : "descriptionEn";
      await table.update({ where: { id }, data: { status: "published", publishAt: now } });
      expect((await search("harbour", "en")).total).toBe(1);
      await table.update({ where: { id }, data: { [title]: "Lighthouse" } });
      expect((await search("harbour", "en")).total).toBe(0);
      const changed = { [text]: "<p>By the harbour</p>" };
      const parts = [{ ...newPart("text"), ...changed }];
      await table.update({ where: { id }, data: name === "page" ? { parts } : changed });
      expect(await search("lighthouse harbour", "en")).toMatchObject({
        total: 1,
        found: [{ text: expect.stringContaining("By the harbour") }],
      });
      await table.delete({ where: { id } });
      expect(await database().searchEntry.count()).toBe(0);
    });
  });

  test.each<[string, object, boolean]>([
    ["exclude a locked one", { state: "lock" }, false],
    ["include one on the day of its deadline", { deadline: endOfDay(now) }, true],
    ["include one at its deadline", { deadline: now }, true],
    ["exclude one past its deadline", { deadline: ms(-1) }, false],
    ["exclude one that ends before its deadline", { unpublishAt: now, deadline: hours(1) }, false],
  ])("for jobs, %s", async (_, state, isFound) => {
    await kinds.career(state);
    expect((await search("harbour", "en")).total).toBe(isFound ? 1 : 0);
  });

  test("separate texts, and show a summary as typed", async () => {
    const contentEn = "<h2>What is new</h2><p>The harbour opens.</p><ul><li><p>Quay</p></li><li><p>Crane</p></li></ul>";
    await article({ summaryEn: "Ships < 90 m & boats > 3 m", contentEn });
    const { found } = await search("harbour", "en");
    expect(found.map(({ text }) => text)).toEqual(["Ships < 90 m & boats > 3 m · What is new · The harbour opens. Quay · Crane"]);
  });

  test("exclude sections that are switched off", async () => {
    for (const name of kindNames) await kinds[name]({});
    await database().setting.create({
      data: { siteNameEn: "A", siteNameVi: "A", showServices: false, showAboutUs: false, showCareer: false },
    });
    const { found, total } = await search("harbour", "en");
    expect(found.map(({ kind }) => kind).sort()).toEqual(["news", "page"]);
    expect(total).toBe(2);
    expect(await suggested("harbour", "en")).toHaveLength(2);
  });

  test("link to pages that visitors see", async () => {
    const paths = {
      aboutUs: "/admin/about-us",
      career: "/admin/career",
      news: "/admin/news",
      page: "/admin/page",
      service: "/admin/service",
    } as const;
    const records = [];
    for (const name of kindNames) {
      const { id } = await kinds[name]({});
      records.push({ path: paths[name], id });
    }
    const addresses = await addressesOf(database(), records, "en", now);
    const { found } = await search("harbour", "en");
    expect(found.map(({ href }) => href).sort()).toEqual([...addresses.values()].sort());
  });
});

describe("search term", { tags: "postgres" }, () => {
  test("finds every spelling when typed without accents", async () => {
    await article({ titleVi: "Con đường mới" });
    await article({ titleVi: "Ông Dương" });
    await article({ titleVi: "Con thuyền" });
    expect((await titles("duong")).sort()).toEqual(["Con đường mới", "Ông Dương"]);
    expect(await titles("DUONG con")).toEqual(["Con đường mới"]);
  });

  test("finds its own spelling first when typed with accents, also during typing", async () => {
    await article({ titleVi: "Con đường mới", publishAt: hours(-9) });
    await article({ titleVi: "Ông Dương", publishAt: hours(-1) });
    expect(await titles("đường")).toEqual(["Con đường mới", "Ông Dương"]);
    expect(await titles("đườn")).toEqual(["Con đường mới", "Ông Dương"]);
    expect(await suggested("đường")).toEqual(["Con đường mới", "Ông Dương"]);
    expect(await titles("dương")).toEqual(["Ông Dương", "Con đường mới"]);
  });

  test("finds titles first, then texts in its own spelling, then the newest", async () => {
    const text = (contentVi: string, age: number) => article({ titleVi: `Số ${age}`, contentVi, publishAt: hours(-age) });
    await text("<p>Ông Dương</p>", 1);
    await text("<p>Con đường</p>", 2);
    await text("<p>Đường sắt</p>", 3);
    await article({ titleVi: "Gia đình họ Dương", publishAt: hours(-9) });
    expect(await titles("đường")).toEqual(["Gia đình họ Dương", "Số 2", "Số 3", "Số 1"]);
  });

  test("finds fixed pages after records, however old those are", async () => {
    await buildFixedPages();
    await database().fixedPage.updateMany({ data: { publishAt: hours(-1) } });
    await article({ titleEn: "An evening", contentEn: "<p>An idea at night.</p>", publishAt: hours(-9_000) });
    const { found } = await search("idea", "en");
    expect(found.map(({ href }) => href).slice(0, 2)).toEqual([
      expect.stringMatching(/^\/news\//),
      expect.stringMatching(/^\/\w*$/),
    ]);
  });

  test("requires all of its words in title, summary or body", async () => {
    await article({ titleVi: "Cầu mới", summaryVi: "Qua sông Hàn", contentVi: "<p>Ở Đà Nẵng</p>" });
    await article({ titleVi: "Cầu cũ", summaryVi: "Qua sông Hồng" });
    expect(await titles("cau han da nang")).toEqual(["Cầu mới"]);
    expect(await titles("cau song")).toHaveLength(2);
    expect(await suggested("cau song")).toEqual([]);
  });

  test("finds words that begin with it, but only whole words by one or two letters", async () => {
    await article({ titleEn: "Engineers wanted" });
    await article({ titleEn: "IT and items" });
    expect(await titles("engineer", "en")).toEqual(["Engineers wanted"]);
    expect(await titles("gineer", "en")).toEqual([]);
    expect(await titles("it", "en")).toEqual(["IT and items"]);
    expect(await titles("en", "en")).toEqual([]);
  });

  test("finds the words of HTML as displayed, not its tags, attributes and entities", async () => {
    const contentEn =
      '<p class="lead">R&amp;D <strong>Đ</strong>ường&nbsp;sắt</p><p>5 &lt; 6 <a href="https://hidden.example">link</a></p>';
    await article({ titleEn: "One", contentEn });
    for (const term of ["r&d", "đường sắt", "link"]) expect(await titles(term, "en"), term).toEqual(["One"]);
    for (const term of ["lead", "strong", "nbsp", "amp", "hidden"]) expect(await titles(term, "en"), term).toEqual([]);
    expect((await search("sắt", "en")).found[0]?.text).toBe("R&D Đường sắt · 5 < 6 link");
  });

  test.each([
    "%",
    "_",
    "'",
    "\\",
    ":*",
    "!",
    "a'b | c",
    "<->",
    "a & !b",
    "(",
    "\u0000",
    "x".repeat(1_000),
    "đ ".repeat(500),
    "😀",
  ])("%j is not an operator, and does no harm", async (term) => {
    await article({ titleVi: "Con đường" });
    expect(await titles(term)).toEqual([]);
    expect(await suggested(term)).toEqual([]);
  });

  test("does not find pending changes", async () => {
    const { id, version } = await article({ titleVi: "Con thuyền" });
    await database().pendingChange.create({
      data: { path: "/admin/news", recordId: id, baseVersion: version, data: { titleVi: "Con đường" } },
    });
    expect(await titles("duong")).toEqual([]);
  });
});

describe("indexed text", { tags: "postgres" }, () => {
  test("has the same words in the database as in the browser", async () => {
    const text = "Đường-phố “Nguyễn Huệ”, №5 … 100 €/m² ×3; Москва 東京 naïve… e\u0301té\tx\ny ª ½";
    const [row] = await database().$queryRaw<{ words: string[] }[]>`SELECT tsvector_to_array(search_words(${text})) AS "words"`;
    const expected = searchWords(text).flatMap(({ spelled, folded }) => [spelled, folded]);
    expect(row?.words.toSorted()).toEqual([...new Set(expected)].toSorted());
  });

  test("can be saved with any length and words", async () => {
    const long = Array.from({ length: 40_000 }, (_, index) => `ề${index.toString(36)}`).join(" ");
    await article({ titleEn: "Long", contentEn: `<p>${long} ${"ề".repeat(5_000)}</p>` });
    expect(await titles("ề7", "en")).toEqual(["Long"]);
  });
});

describe("paged results", { tags: "postgres" }, () => {
  test("report the total on each page, and are empty beyond the last", async () => {
    for (let index = 0; index < SEARCH_PAGE_SIZE + 2; index++)
      await article({ titleVi: `Con đường ${index}`, publishAt: ms(-index) });
    const [first, second, third] = [await search("duong"), await search("duong", "vi", 2), await search("duong", "vi", 3)];
    expect(first).toMatchObject({ total: SEARCH_PAGE_SIZE + 2 });
    expect(first.found[0]?.title).toBe("Con đường 0");
    expect(second.found.map(({ title }) => title)).toEqual(["Con đường 10", "Con đường 11"]);
    expect(third.found).toEqual([]);
    expect(await suggested("duong")).toHaveLength(6);
  });
});
