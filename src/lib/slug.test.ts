import { describe, expect, it } from "vitest";
import { numberedSlug, slugify, slugOf } from "./slug";

describe("slug", () => {
  it.each([
    ["Hello, World!", "hello-world"],
    ["  Our client’s story  ", "our-clients-story"],
    ["Đội ngũ & Văn hoá", "doi-ngu-van-hoa"],
    ["C++ / C#", "c-c"],
    ["新闻", ""],
    ["---", ""],
  ])("converts %j to %j", (text, slug) => expect(slugify(text)).toBe(slug));

  it("cuts between words within 80 characters", () => {
    const slug = slugify("word ".repeat(40));
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/^(word-)+word$/);
    expect(slugify("a".repeat(200))).toHaveLength(80);
    expect(slugify(`${"a".repeat(80)} b`)).toBe("a".repeat(80));
  });

  it.each([
    [{ en: "News", vi: "Tin tức" }, "news"],
    [{ en: "", vi: "Tin tức" }, "tin-tuc"],
    [{ en: null, vi: "Đà Nẵng" }, "da-nang"],
    [{ en: "新闻", vi: "Tin" }, "tin"],
    [{ en: "…" }, "item"],
    [{}, "item"],
  ])("derives from %j the slug %j", (titles, slug) => expect(slugOf(titles)).toBe(slug));

  it.each([
    ["news", 2, "news-2"],
    ["a".repeat(80), 12, `${"a".repeat(77)}-12`],
    [`${"a".repeat(77)}-aa`, 2, `${"a".repeat(77)}-2`],
  ])("numbers a taken %s as %i", (slug, number, result) => expect(numberedSlug(slug, number)).toBe(result));
});
