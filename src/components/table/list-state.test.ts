import { createSerializer } from "nuqs/server";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { dateRange, text } from "~/lib/fields";
import { filterParsers, type ListInput, nextSort, stateParsers } from "./list-parsers";
import { describeList, listInput } from "./list-state";

const spec = {
  sort: ["order", "nameEn"],
  filter: z.object({
    category: z.int32().positive().optional(),
    status: z.enum(["draft", "published"]).optional(),
    role: z.union([z.literal(1), z.literal(2)]).optional(),
    stage: z.array(z.enum(["new", "offer", "hired"])).optional(),
    featured: z.boolean().optional(),
    createdAt: dateRange.optional(),
    source: text(1, 10).optional(),
  }),
} as const;
const parse = (query: string) => listInput(spec, new URLSearchParams(query));
const nothing = { page: 1, pageSize: 20, filter: {} };
// Days in the company's time zone, seven hours ahead of UTC.
const range = { from: new Date("2026-10-31T17:00:00Z"), to: new Date("2026-11-21T16:59:59.999Z") };

/** URLs of a list with the input they stand for. */
const addresses: [string, Partial<ListInput<string, object>>][] = [
  ["", {}],
  ["page=3&pageSize=50", { page: 3, pageSize: 50 }],
  ["search=đường", { search: "đường" }],
  ["sort=nameEn.DESC", { sort: { by: "nameEn", dir: "DESC" } }],
  ["category=7&status=draft&featured=true", { filter: { category: 7, status: "draft", featured: true } }],
  ["role=2&featured=false", { filter: { role: 2, featured: false } }],
  ["source=fair-2026", { filter: { source: "fair-2026" } }],
  ["stage=new,hired", { filter: { stage: ["new", "hired"] } }],
  ["createdAt=2026-11-01..2026-11-21", { filter: { createdAt: range } }],
  ["createdAt=..2026-11-21", { filter: { createdAt: { to: range.to } } }],
];

describe("list state in a URL", () => {
  test.each(addresses)("%j", (query, expected) => expect(parse(query)).toEqual({ ...nothing, ...expected }));

  test.each(addresses)("%j is written as it is read", (query) => {
    const { sort, filters } = describeList(spec);
    const { filter, pageSize, ...state } = parse(query);
    const size = stateParsers(sort).pageSize.parse(String(pageSize));
    const written = createSerializer(filterParsers(filters))(
      createSerializer(stateParsers(sort))("", { ...state, pageSize: size }),
      filter,
    );
    expect(Object.fromEntries(new URLSearchParams(written))).toEqual(Object.fromEntries(new URLSearchParams(query)));
  });

  test.each([
    "page=0",
    "page=-1",
    "page=1e3",
    "page=x",
    "page=1000000",
    "page=99999999999",
    "pageSize=7",
    "pageSize=-20",
    "search=%20%20",
    "sort=password.ASC",
    "sort=nameEn.up",
    "sort=",
    "category=x",
    "category=0",
    "category=2147483648",
    "status=lost",
    "role=3",
    "stage=",
    "stage=lost",
    "featured=maybe",
    "createdAt=yesterday",
    "createdAt=..",
    "createdAt=2026-11-01..2026-11-02..2026-11-03",
    "createdAt=1500-01-01..",
    "edit=3&columns=a,b",
  ])("%j is the default list", (query) => expect(parse(query)).toEqual(nothing));

  test("trims a search and cuts it to the server's limit", () => {
    expect(parse("search=%20%20a%20").search).toBe("a");
    expect(parse(`search=${"a".repeat(300)}`).search).toHaveLength(200);
  });

  test("ignores unknown values among several", () => {
    expect(parse("stage=lost,offer").filter).toEqual({ stage: ["offer"] });
  });

  test("uses the first of two equal parameters and none of a missing one", () => {
    expect(listInput(spec, { page: ["2", "3"], search: undefined })).toEqual({ ...nothing, page: 2 });
  });
});

test("cycles a column's sort: ascending, descending, default", () => {
  const first = nextSort<string>(undefined, "nameEn");
  const second = nextSort(first ?? undefined, "nameEn");
  expect([first, second, nextSort(second ?? undefined, "nameEn")]).toEqual([
    { by: "nameEn", dir: "ASC" },
    { by: "nameEn", dir: "DESC" },
    null,
  ]);
  expect(nextSort(second ?? undefined, "order")).toEqual({ by: "order", dir: "ASC" });
});
