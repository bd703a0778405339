import { expect, test } from "vitest";
import { pageHref, pageNumber } from "./page-number";

test.each([
  [undefined, 1],
  ["", 1],
  ["1", 1],
  ["12", 12],
  ["0", 1],
  ["-3", 1],
  ["02", 1],
  ["2.5", 1],
  ["1e3", 1],
  ["99999999", 1],
  [["2", "3"], 1],
])("parses %j as page %i", (value, page) => {
  expect(pageNumber(value)).toBe(page);
});

test("gives only later pages a URL of their own", () => {
  expect(pageHref("/news", 1)).toBe("/news");
  expect(pageHref("/news", 3)).toBe("/news?page=3");
});
