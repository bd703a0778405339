import { expect, test } from "vitest";
import { linkAddress } from "./link";

test.each([
  ["example.com", "https://example.com"],
  ["http://example.com/a?b=1", "http://example.com/a?b=1"],
  ["/news/about-us", "/news/about-us"],
  ["#part", "#part"],
  ["mailto:a@example.com", "mailto:a@example.com"],
  ["a@example.com", "mailto:a@example.com"],
  ["tel:+84901234567", "tel:+84901234567"],
  ["javascript:alert(1)", null],
  ["java\nscript:alert(1)", null],
  ["data:text/html,x", null],
  ["//example.com/a", "https://example.com/a"],
  ["", null],
  ["  ", null],
])("parses %j as %j", (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
