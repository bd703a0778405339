import { expect, test } from "vitest";
import { barsOf, numberIn } from "./bars";

test.each([
  ["24%", "en", 24],
  ["1,250.5 kWh", "en", 1250.5],
  ["1.250,5 kWh", "vi", 1250.5],
  ["về 0", "vi", 0],
  ["none", "en", null],
  ["1.2.3", "en", null],
] as const)("reads the number in %s (%s)", (figure, locale, number) => {
  expect(numberIn(figure, locale)).toBe(number);
});

test("compares two figures, the larger of which has the whole length", () => {
  expect(barsOf("24%", "13%", "en")).toEqual({ before: 100, after: 54 });
  expect(barsOf("2", "8", "en")).toEqual({ before: 25, after: 100 });
  for (const [before, after] of [
    ["0", "0"],
    ["few", "8"],
    [null, "8"],
  ] as const)
    expect(barsOf(before, after, "en")).toBeNull();
});
