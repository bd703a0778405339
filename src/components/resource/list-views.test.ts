import { expect, test } from "vitest";
import { deadFilters, filtersOfView } from "./list-views";

const list = {
  sort: ["name"],
  filters: { status: { kind: "oneOf", values: ["draft", "live"] }, categoryId: { kind: "reference" } },
} as const;

test.each([
  ["knows the list's filters and state", "categoryId=7&columns=a&search=x&sort=name.ASC&status=draft", []],
  ["names a filter that the list no longer has", "gone=1&status=draft", ["gone"]],
  ["names a filter whose value no longer exists", "status=archived", ["status"]],
])("%s", (_, query, names) => {
  expect(deadFilters(list, query)).toEqual(names);
});

test("finds the filters that a view sets, as long as they have its values", () => {
  expect(filtersOfView(list, "status=draft&categoryId=7", { status: "draft", categoryId: 8 })).toEqual(["status"]);
  expect(filtersOfView(list, "status=draft", { status: null, categoryId: null })).toEqual([]);
});
