import { describe, expect, test } from "vitest";
import { untranslatedTexts } from "./untranslated";

const english = "We build pump houses.";
const vietnamese = "Chúng tôi xây trạm bơm cho thành phố.";

const content = [{ name: "content", isRich: true }];
const summary = [{ name: "summary", isRich: false }];

/** Says how many blocks of how many are in the other language, by language. */
function counts(contentEn: string | null, contentVi: string | null, sameInBoth: number[] = []) {
  const record = { contentEn, contentVi, sameInBoth };
  const of = (locale: "en" | "vi") =>
    untranslatedTexts(record, content, locale).map(({ field, blocks, total }) => [field, blocks.length, total]);
  return { en: of("en"), vi: of("vi") };
}

describe("untranslatedTexts", () => {
  test.each([
    ["a copied paragraph", `<p>${english}</p>`, `<p>${english}</p><p>${vietnamese}</p>`, { en: [], vi: [["contentVi", 1, 2]] }],
    [
      "a copied heading, list item and caption",
      `<h2>${english}</h2><ul><li><p>Two lanes and more</p></li></ul><figure><figcaption>The first car crossed</figcaption></figure>`,
      `<h2>${english}</h2><ul><li><p>Two lanes and more</p></li></ul><figure><figcaption>The first car crossed</figcaption></figure>`,
      { en: [], vi: [["contentVi", 3, 3]] },
    ],
    [
      "a copied paragraph with other marks and another place",
      `<p>We <strong>build</strong> pump houses.</p>`,
      `<p>${vietnamese}</p><h3>${english}</h3>`,
      { en: [], vi: [["contentVi", 1, 2]] },
    ],
    ["a copied heading of two words", "<h2>Our story</h2>", "<h2>Our story</h2>", { en: [], vi: [["contentVi", 1, 1]] }],
    [
      "copied headings of capitalised words, which look like names",
      "<h2>Benefits</h2><p>Atrium</p><h3>Working Hours</h3>",
      "<h2>Benefits</h2><p>Atrium</p><h3>Working Hours</h3>",
      { en: [], vi: [["contentVi", 2, 2]] },
    ],
    [
      "a paragraph once that is there twice",
      `<p>${english}</p>`,
      `<p>${english}</p>`.repeat(2),
      { en: [], vi: [["contentVi", 1, 1]] },
    ],
    ["a text copied from Vietnamese", `<p>${vietnamese}</p>`, `<p>${vietnamese}</p>`, { en: [["contentEn", 1, 1]], vi: [] }],
    [
      "an English text with a Vietnamese name",
      "Offices in Lạc Giang",
      "Offices in Lạc Giang",
      { en: [], vi: [["contentVi", 1, 1]] },
    ],
  ])("finds %s", (_, en, vi, expected) => expect(counts(en, vi)).toEqual(expected));

  test.each([
    ["translated texts", english, vietnamese],
    ["numbers and dates", "<p>12 345 · 21/11/2026</p>", "<p>12 345 · 21/11/2026</p>"],
    ["names", "<p>Atrium</p><p>Lac Giang Technology</p>", "<p>Atrium</p><p>Lac Giang Technology</p>"],
    ["numbers with units", "<p>12 km · 450 kWh</p><p>80 km/h</p>", "<p>12 km · 450 kWh</p><p>80 km/h</p>"],
    [
      "code",
      "<pre><code>let one be two</code></pre><p><code>npm run build now</code></p>",
      "<pre><code>let one be two</code></pre>",
    ],
    ["addresses", "<p>https://example.com/news/a-story</p>", "<p>https://example.com/news/a-story</p>"],
    ["an empty text", english, null],
  ])("ignores %s", (_, en, vi) => expect(counts(en, vi)).toEqual({ en: [], vi: [] }));

  test("ignores blocks that are confirmed, until they change", () => {
    const record = { contentEn: english, contentVi: english, sameInBoth: [] };
    const [text] = untranslatedTexts(record, content, "vi");
    expect(counts(english, english, text?.blocks)).toEqual({ en: [], vi: [] });
    const other = `${english} Twice`;
    expect(counts(other, other, text?.blocks).vi).toEqual([["contentVi", 1, 1]]);
  });

  test("splits a plain text at its line ends, and reads no HTML in it", () => {
    const record = { summaryEn: `${english}\n<b>two lanes</b>`, summaryVi: `${vietnamese}\n<b>two lanes</b>` };
    expect(untranslatedTexts(record, summary, "vi")).toMatchObject([{ field: "summaryVi", total: 2 }]);
    const brackets = "<".repeat(200_000);
    const start = performance.now();
    expect(untranslatedTexts({ summaryEn: brackets, summaryVi: brackets }, summary, "vi")).toEqual([]);
    expect(performance.now() - start).toBeLessThan(1000);
    const tags = "<code>we build pump houses</code>";
    expect(untranslatedTexts({ summaryEn: tags, summaryVi: tags }, summary, "vi")).toMatchObject([{ total: 1 }]);
  });

  test.each(["<h2>", "<pre>"])("takes linear time for %s that is never closed", (tag) => {
    const html = tag.repeat(40_000);
    const start = performance.now();
    untranslatedTexts({ contentEn: html, contentVi: html }, content, "vi");
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  test("sorts no run of combining marks that grows when code between them is left out", () => {
    const marks = `${"\u0301\u0315".repeat(15)}<code>x</code>`;
    const contentEn = `<p>one bridge ${marks.repeat(4_000)}</p>`;
    const start = performance.now();
    expect(untranslatedTexts({ contentEn, contentVi: contentEn }, content, "vi")).toMatchObject([{ total: 1 }]);
    expect(performance.now() - start).toBeLessThan(3000);
  });

  const stored = { contentEn: english, contentVi: english, status: "published", visibleVi: true };
  test.each([
    ["no old text of a language that is shown", stored, stored, 0],
    ["a text that changes", { ...stored, contentVi: `<p>${english}</p>` }, stored, 1],
    ["a text whose other language changes", { ...stored, contentEn: `<p>${english}</p>` }, stored, 1],
    ["old texts of a language that is shown anew", stored, { ...stored, visibleVi: false }, 1],
    ["old texts of a draft", stored, { ...stored, status: "draft" }, 1],
  ])("finds %s", (_, record, before, count) => expect(untranslatedTexts(record, content, "vi", before)).toHaveLength(count));
});
