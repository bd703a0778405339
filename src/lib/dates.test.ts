import { describe, expect, it } from "vitest";
import {
  addMonths,
  endOfDay,
  formatDate,
  formatDateTime,
  formatDay,
  formatRelative,
  fromInput,
  shownInput,
  toDateInput,
  toDateTimeInput,
  toIso,
  typedInput,
} from "./dates";
import { formatMoment, formatShortDate } from "./short-dates";

// 17:05:09 UTC is past midnight of the next day in Viet Nam.
const evening = new Date("2026-11-20T17:05:09.000Z");

describe("dates", () => {
  it.each([
    [evening, "21/11/2026", "00:05:09 21/11/2026"],
    ["2026-01-05T02:00:00.000Z", "05/01/2026", "09:00:00 05/01/2026"],
    [0, "01/01/1970", "08:00:00 01/01/1970"],
    [null, "", ""],
    [undefined, "", ""],
    ["", "", ""],
    ["not a date", "", ""],
  ])("formats %j as %j and %j", (value, date, dateTime) => {
    expect(formatDate(value)).toBe(date);
    expect(formatDateTime(value)).toBe(dateTime);
  });

  it("leaves out today's date, and this year", () => {
    expect(formatMoment(evening, new Date("2026-11-21T16:59:59Z"))).toBe("00:05");
    expect(formatMoment(evening, new Date("2026-11-20T16:59:59Z"))).toBe("00:05 21/11/2026");
    expect(formatShortDate(evening, new Date("2026-12-31T16:59:59Z"))).toBe("21/11");
    expect(formatShortDate(evening, new Date("2026-12-31T17:00:00Z"))).toBe("21/11/2026");
  });

  it.each([
    ["en", "3 hours ago"],
    ["vi", "3 giờ trước"],
  ] as const)("formats relative times in %s", (locale, text) => {
    expect(formatRelative(evening, locale, new Date("2026-11-20T20:05:09Z"))).toBe(text);
    expect(formatRelative(undefined, locale, evening)).toBe("");
  });

  it.each([
    ["2026-11-21T00:05", "2026-11-20T17:05:00.000Z"],
    ["2026-11-21T00:05:09", "2026-11-20T17:05:09.000Z"],
    ["2026-11-21", "2026-11-20T17:00:00.000Z"],
    ["2026-02-30", undefined],
    ["21/11/2026", undefined],
    ["", undefined],
  ])("parses the field value %j as %s", (text, iso) => {
    expect(fromInput(text)?.toISOString()).toBe(iso);
  });

  it.each([
    ["21/11/2026", false, "2026-11-21"],
    ["1.2.26", false, "2026-02-01"],
    [" 21-11-2026 9:30 ", true, "2026-11-21T09:30"],
    ["21/11/2026", true, "2026-11-21T00:00"],
    ["21/11/2026, 09h30", true, "2026-11-21T09:30"],
    ["11/21/2026", false, null],
    ["30/02/2026", false, null],
    ["21/11/2026 25:00", true, null],
    ["2026-11-21", false, null],
    ["tomorrow", true, null],
    ["", false, null],
  ])("parses typed text %j (with a time: %s) as %s", (text, hasTime, value) => {
    expect(typedInput(text, hasTime)).toBe(value);
  });

  it("shows the day first and 24 hours in fields", () => {
    expect(shownInput("2026-11-21")).toBe("21/11/2026");
    expect(shownInput("2026-11-21T21:05")).toBe("21/11/2026 21:05");
    expect(shownInput("")).toBe("");
  });

  it("fills fields in the company's time zone", () => {
    expect(toDateTimeInput(evening)).toBe("2026-11-21T00:05");
    expect(toDateInput(evening)).toBe("2026-11-21");
    expect(toDateInput(null)).toBe("");
  });

  it("formats ISO 8601 for machines", () => {
    expect(toIso(evening)).toBe("2026-11-20T17:05:09.000Z");
    expect(toIso(null)).toBeUndefined();
  });

  it("ends a day at its last moment in the company's time zone", () => {
    expect(endOfDay(evening).toISOString()).toBe("2026-11-21T16:59:59.999Z");
  });

  it.each([
    ["2026-11-20T17:05:09.000Z", 12, "2027-11-20T17:05:09.000Z"],
    // The 31st in Viet Nam: shorter months end on their last day there.
    ["2026-12-30T18:00:00.000Z", 2, "2027-02-27T18:00:00.000Z"],
  ])("computes %s as %i months before %s", (value, months, later) => {
    expect(addMonths(new Date(value), months).toISOString()).toBe(later);
  });
});

it.each([
  ["day", "Saturday, 21 November 2026", "thứ bảy, 21 tháng 11, 2026"],
  ["month", "November 2026", "tháng 11 năm 2026"],
  ["weekday", "Saturday", "thứ bảy"],
  ["shortWeekday", "Sa", "T7"],
] as const)("writes the %s of a calendar in words", (format, en, vi) => {
  expect([formatDay("2026-11-21", format, "en"), formatDay("2026-11-21", format, "vi")]).toEqual([en, vi]);
});
