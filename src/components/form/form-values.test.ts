import { describe, expect, test } from "vitest";
import { z } from "zod";
import { optionalText, text } from "~/lib/fields";
import { changedFields, contentOf, copyOf, pick, sameValue, valuesOf } from "./form-values";

const day = (text: string) => new Date(`${text}T00:00:00Z`);

describe("sameValue", () => {
  test.each([
    ["a", "a", true],
    ["a", "b", false],
    [null, "", true],
    [undefined, null, true],
    ["", 0, false],
    [null, false, false],
    [Number.NaN, Number.NaN, true],
    [Number.NaN, null, false],
    [day("2026-01-01"), day("2026-01-01"), true],
    [day("2026-01-01"), day("2026-01-02"), false],
    [day("2026-01-01"), null, false],
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 1], false],
    [{ a: 1, b: null }, { a: 1 }, true],
    [{ a: 1 }, { a: 2 }, false],
  ])("%j and %j: %s", (one, other, expected) => {
    expect(sameValue(one, other)).toBe(expected);
    expect(sameValue(other, one)).toBe(expected);
  });
});

test("changedFields names what differs and nothing else", () => {
  const before = { title: "One", summary: null, at: day("2026-01-01"), featured: false };
  expect(changedFields<Record<string, unknown>>(before, { ...before })).toEqual([]);
  expect(changedFields<Record<string, unknown>>(before, { ...before, summary: "", at: day("2026-01-01") })).toEqual([]);
  expect(changedFields<Record<string, unknown>>(before, { ...before, title: "Two", featured: true })).toEqual([
    "title",
    "featured",
  ]);
});

test("pick keeps the named fields, empty ones too", () => {
  expect(pick({ a: 1, b: null, c: "x" }, ["b", "c"])).toEqual({ b: null, c: "x" });
});

test("valuesOf takes the form's fields out of a record", () => {
  const row = { id: 3, version: 7, nameEn: "Senior", nameVi: "Cao cấp", order: 2 };
  expect(valuesOf<{ nameEn: string; nameVi: string }>(row, { nameEn: "", nameVi: "" })).toEqual({
    nameEn: "Senior",
    nameVi: "Cao cấp",
  });
});

test("copyOf gives the items of a list ids of their own, which begin as before", () => {
  const parts = [{ id: "hero-1", titleEn: "Hi", buttons: [{ id: "b1", labelEn: "Go" }] }];
  const copy = copyOf({ parts }, { parts }, z.object({}), (name) => name);
  expect(copy.parts).toMatchObject([{ titleEn: "Hi", buttons: [{ labelEn: "Go" }] }]);
  expect(copy.parts[0]?.id).toMatch(/^hero-[0-9a-f]{8}$/);
  expect(copy.parts[0]?.buttons[0]?.id).toMatch(/^[0-9a-f]{8}$/);
  expect(parts).toMatchObject([{ id: "hero-1", buttons: [{ id: "b1" }] }]);
});

test("copyOf marks the names, and takes over neither the address nor that it is published", () => {
  const row = { nameEn: "Level", nameVi: "Cấp", titleVi: null, slug: "level", status: "published", text: "Same" };
  const empty = { nameEn: "", nameVi: "", titleVi: null, slug: "", status: "draft", text: "" };
  const copy = copyOf<typeof row>(row, empty, z.object({}), (name, language) => `${name} ${language}`);
  expect(copy).toEqual({ nameEn: "Level en", nameVi: "Cấp vi", titleVi: null, slug: "", status: "draft", text: "Same" });
});

test.each([
  ["a name of 50 characters", { nameEn: "n".repeat(50) }, { nameEn: `${"n".repeat(43)} (copy)` }],
  ["a name that is cut at a space", { nameVi: `${"n".repeat(39)} ${"m".repeat(10)}` }, { nameVi: `${"n".repeat(39)} (bản sao)` }],
  ["a title of 255 characters", { titleVi: "t".repeat(255) }, { titleVi: `${"t".repeat(245)} (bản sao)` }],
  ["an emoji where it is cut", { nameEn: `${"n".repeat(42)}😀${"n".repeat(6)}` }, { nameEn: `${"n".repeat(42)} (copy)` }],
])("copyOf shortens %s, so that it fits with its mark", (_, row, expected) => {
  const schema = z.object({ nameEn: text(), nameVi: text(), titleVi: optionalText(255) }).partial();
  const copy = copyOf<object>(row, row, schema, (name, language) => `${name} (${language === "vi" ? "bản sao" : "copy"})`);
  expect(copy).toEqual(expected);
  expect(schema.safeParse(copy).success).toBe(true);
});

test("an earlier version is restored without what decides whether, when and in what order visitors see it", () => {
  const content = { slug: "story", titleEn: "Story", categoryId: 3 };
  const visibility = { status: "draft", publishAt: null, unpublishAt: null, visibleEn: false, visibleVi: true, order: 2 };
  expect(contentOf({ ...content, ...visibility, active: false, state: "lock" })).toEqual(content);
});
