import { describe, expect, it } from "vitest";
import { formatNumber } from "./numbers";
import { formatSalary, isSalaryRange } from "./salary";

const texts = { negotiable: "Negotiable", upTo: "Up to", from: "From" };

describe("salary", () => {
  it.each([
    [1000, 2000, "1,000 - 2,000"],
    [0, 0, "Negotiable"],
    [null, undefined, "Negotiable"],
    [Number.NaN, Number.NaN, "Negotiable"],
    [-5, 0, "Negotiable"],
    [0, 2000, "Up to 2,000"],
    [null, 2000, "Up to 2,000"],
    [1000, 0, "From 1,000"],
    [1000, null, "From 1,000"],
    [1000, Number.NaN, "From 1,000"],
  ])("%s to %s is told as %s", (min, max, text) => {
    expect(formatSalary({ min, max }, texts, (value) => formatNumber(value, "en"))).toBe(text);
  });

  it.each([
    [1000, 2000, true],
    [1000, 1000, false],
    [2000, 1000, false],
    [0, 1000, true],
    [1000, 0, true],
    [null, null, true],
  ])("%s to %s in order: %s", (min, max, ok) => expect(isSalaryRange({ min, max })).toBe(ok));
});
