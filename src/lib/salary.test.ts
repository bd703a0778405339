import { describe, expect, it } from "vitest";
import { formatNumber } from "./numbers";
import { formatJobSalary, formatSalary, hasSalary, isSalaryRange } from "./salary";

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
  ])("formats %s to %s as %s", (min, max, text) => {
    expect(formatSalary({ min, max }, texts, (value) => formatNumber(value, "en"))).toBe(text);
  });

  it.each([
    [1000, 2000, true],
    [1000, 1000, false],
    [2000, 1000, false],
    [0, 1000, true],
    [1000, 0, true],
    [null, null, true],
  ])("accepts %s to %s as a range: %s", (min, max, ok) => expect(isSalaryRange({ min, max })).toBe(ok));

  it.each([
    [1000, 2000, false, "1,000 - 2,000 USD / month"],
    [null, 2000, false, "Up to 2,000 USD / month"],
    [1000, null, false, "From 1,000 USD / month"],
    [1000, 2000, true, "Negotiable"],
    [null, 0, false, "Negotiable"],
  ])("formats a job's %s to %s, negotiable: %s, as %s", (salaryMin, salaryMax, negotiable, text) => {
    const job = { salaryMin, salaryMax, negotiable, currency: "USD", period: "month" } as const;
    const withUnit = (unit: { amount: string; currency: string; period: string }) =>
      `${unit.amount} ${unit.currency} / ${unit.period}`;
    expect(formatJobSalary(job, { ...texts, withUnit }, (value) => formatNumber(value, "en"))).toBe(text);
    expect(hasSalary(job)).toBe(text !== "Negotiable");
  });
});
