import { expect, test } from "vitest";
import { daysAfter, monthsAfter, weeksOf } from "./calendar";

test("counts days across the ends of months and years", () => {
  expect(daysAfter("2026-12-31", 1)).toBe("2027-01-01");
  expect(daysAfter("2028-03-01", -1)).toBe("2028-02-29");
});

test("limits a month's last day to existing days", () => {
  expect(monthsAfter("2026-01-31", 1)).toBe("2026-02-28");
  expect(monthsAfter("2026-01-15", -1)).toBe("2025-12-15");
  expect(monthsAfter("2028-02-29", 12)).toBe("2029-02-28");
});

test("shows a month in six weeks from Monday", () => {
  const weeks = weeksOf("2026-11-21");
  expect(weeks.map(([monday]) => monday)).toEqual([
    "2026-10-26",
    "2026-11-02",
    "2026-11-09",
    "2026-11-16",
    "2026-11-23",
    "2026-11-30",
  ]);
  expect(weeks[0]?.at(-1)).toBe("2026-11-01");
});
