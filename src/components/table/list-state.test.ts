import { describe, expect, test } from "vitest";
import { z } from "zod";
import { listInput, nextSort, sortParam } from "./list-state";

const spec = {
  sort: ["order", "nameEn"],
  filter: z.object({
    category: z.int().positive().optional(),
    status: z.enum(["draft", "published"]).optional(),
    featured: z.boolean().optional(),
    code: z.string().optional(),
  }),
} as const;
const asked = (query: string) => listInput(spec, Object.fromEntries(new URLSearchParams(query)));
const nothing = { page: 1, pageSize: 20, filter: {} };

describe("what an address asks a list for", () => {
  test.each([
    ["", nothing],
    ["page=3&pageSize=50", { ...nothing, page: 3, pageSize: 50 }],
    ["search=%20đường%20", { ...nothing, search: "đường" }],
    ["sort=nameEn.DESC", { ...nothing, sort: { by: "nameEn", dir: "DESC" } }],
    ["category=7&status=draft&featured=true", { ...nothing, filter: { category: 7, status: "draft", featured: true } }],
    ["code=007", { ...nothing, filter: { code: "007" } }],
    ["featured=false", { ...nothing, filter: { featured: false } }],
  ])("%j", (query, expected) => expect(asked(query)).toEqual(expected));

  test.each([
    "page=0",
    "page=-1",
    "page=1e3",
    "page=x",
    "page=99999999999",
    "pageSize=7",
    "pageSize=-20",
    "search=%20%20",
    "sort=password.ASC",
    "sort=nameEn.up",
    "sort=",
    "category=x",
    "category=0",
    "status=lost",
    "featured=maybe",
    "edit=3&columns=a,b",
  ])("%j is the list as it comes", (query) => expect(asked(query)).toEqual(nothing));

  test("a parameter given twice counts once, a missing one not at all", () => {
    expect(listInput(spec, { page: ["2", "3"], search: undefined, sort: null })).toEqual({ ...nothing, page: 2 });
  });

  test("a search too long for the server is cut", () => {
    expect(asked(`search=${"a".repeat(300)}`).search).toHaveLength(200);
  });
});

test("a header leads from ascending to descending to the list's own order", () => {
  const first = nextSort<string>(undefined, "nameEn");
  const second = nextSort(first, "nameEn");
  expect([sortParam(first), sortParam(second), sortParam(nextSort(second, "nameEn"))]).toEqual([
    "nameEn.ASC",
    "nameEn.DESC",
    null,
  ]);
  expect(sortParam(nextSort(second, "order"))).toBe("order.ASC");
});
