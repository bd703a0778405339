import { expect, test } from "vitest";
import { PUBLIC_PAGE_SIZE } from "~/lib/page-number";
import { pageElsewhere, pageLocales } from "./list-pages";

const category = "/news/category/projects";
const twoPages = PUBLIC_PAGE_SIZE + 1;

test.each([
  [category, 1, { en: 1, vi: 1 }, ["en", "vi"]],
  [category, 1, { en: 1, vi: 0 }, ["en"]],
  [category, 1, { en: 0, vi: 0 }, []],
  [category, 2, { en: PUBLIC_PAGE_SIZE, vi: twoPages }, ["vi"]],
  ["/news", 1, { en: 0, vi: 0 }, ["en", "vi"]],
  ["/news", 2, { en: twoPages, vi: PUBLIC_PAGE_SIZE }, ["en"]],
] as const)("decides whether %s page %i with %j articles exists: %j", (path, page, counts, locales) => {
  expect(pageLocales({ path, whole: "/news", counts }, page)).toEqual(locales);
});

test.each([
  ["leads to the same page", category, 2, { en: twoPages, vi: twoPages }, `${category}?page=2`],
  ["leads to the first page where there is no second", category, 2, { en: twoPages, vi: 1 }, category],
  ["leads to all news where the category has nothing", category, 2, { en: twoPages, vi: 0 }, "/news"],
  ["leads from page 2 of all news to the first", "/news", 2, { en: twoPages, vi: 0 }, "/news"],
] as const)("switches the language %s", (_, path, page, counts, elsewhere) => {
  expect(pageElsewhere({ path, whole: "/news", counts }, page, "vi")).toBe(elsewhere);
});
