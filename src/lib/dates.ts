import dayjs, { type Dayjs } from "dayjs";
import type { Locale } from "~/i18n/routing";
import "dayjs/locale/vi.js";
import relativeTime from "dayjs/plugin/relativeTime.js";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(relativeTime);

/** Company's time zone. Fixed, so that server and browser show the same times. */
export const timeZone = "Asia/Ho_Chi_Minh";

type DateValue = Date | string | number | null | undefined;

const DATE = "DD/MM/YYYY";
const TIME = "HH:mm";
const DATE_TIME = "HH:mm:ss DD/MM/YYYY";
const INPUT = "YYYY-MM-DDTHH:mm";
const DATE_INPUT = "YYYY-MM-DD";

/** Formats `21/11/2026`; empty for no date. */
export function formatDate(value: DateValue): string {
  return local(value)?.format(DATE) ?? "";
}

/** Formats `11/2026`, or `2026` without a month. @param month 1 to 12 */
export function formatMonth(year: number, month: number | null): string {
  return month === null ? String(year) : `${String(month).padStart(2, "0")}/${year}`;
}

export function monthNames(locale: Locale): string[] {
  return Array.from({ length: 12 }, (_, month) => dayjs(new Date(2000, month)).locale(locale).format("MMMM"));
}

const dayFormats = {
  day: { en: "dddd, D MMMM YYYY", vi: "dddd, D MMMM, YYYY" },
  month: { en: "MMMM YYYY", vi: "MMMM [năm] YYYY" },
  weekday: { en: "dddd", vi: "dddd" },
  shortWeekday: { en: "dd", vi: "dd" },
};

/** Formats a day such as `2026-11-21` in words: `Saturday, 21 November 2026`. */
export function formatDay(day: string, format: keyof typeof dayFormats, locale: "en" | "vi"): string {
  return dayjs.utc(day).locale(locale).format(dayFormats[format][locale]);
}

/** Formats `09:30:00 21/11/2026`; empty for no date. */
export function formatDateTime(value: DateValue): string {
  return local(value)?.format(DATE_TIME) ?? "";
}

/** Formats `3 hours ago` or `3 giờ trước`. Not for public pages: they are cached and must not depend on the time. */
export function formatRelative(value: DateValue, locale: Locale, now: DateValue): string {
  return local(value)?.locale(locale).from(local(now)) ?? "";
}

/** Formats `09:30`; empty for no date. */
export function formatTime(value: DateValue): string {
  return local(value)?.format(TIME) ?? "";
}

/** Formats ISO 8601; undefined for no date, so that `dateTime` is omitted. */
export function toIso(value: DateValue): string | undefined {
  return local(value)?.toISOString();
}

/** Formats a date-time field's value in the company's time zone. */
export function toDateTimeInput(value: DateValue): string {
  return local(value)?.format(INPUT) ?? "";
}

/** Formats a date field's value in the company's time zone. */
export function toDateInput(value: DateValue): string {
  return local(value)?.format(DATE_INPUT) ?? "";
}

/** Parses a date or date-time field's value in the company's time zone (a date is midnight); null when invalid. */
export function fromInput(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?)?$/.test(text)) return null;
  const date = dayjs.tz(text, timeZone);
  // Days and hours that do not exist run over into the next ones.
  return [INPUT, `${INPUT}:ss`, DATE_INPUT].some((format) => date.format(format) === text) ? date.toDate() : null;
}

/** Formats a field's value for people: `21/11/2026` or `21/11/2026 09:30`. */
export function shownInput(value: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?$/.exec(value) ?? [];
  return day ? [`${day}/${month}/${year}`, time].filter(Boolean).join(" ") : "";
}

/**
 * Parses typed text: day, month and year with any separator, then hours and minutes. A two-digit year is in this century; the
 * default time is midnight.
 * @returns null for an invalid date
 */
export function typedInput(text: string, hasTime: boolean): string | null {
  const typed = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4}|\d\d)(?:[ ,T]+(\d{1,2})[:.h](\d\d))?$/.exec(text.trim());
  if (!typed) return null;
  const [, day = "", month = "", year = "", hours = "0", minutes = "00"] = typed;
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const value = hasTime ? `${date}T${hours.padStart(2, "0")}:${minutes}` : date;
  return fromInput(value) && value;
}

/** Returns the last moment of a day in the company's time zone: deadlines include their day. */
export function endOfDay(value: Date): Date {
  return dayjs(value).tz(timeZone).endOf("day").toDate();
}

export function addSeconds(value: Date, seconds: number): Date {
  return new Date(value.getTime() + seconds * 1000);
}

/** Adds months in the company's time zone, limited to the last day of the month. */
export function addMonths(value: Date, months: number): Date {
  return dayjs(value).tz(timeZone).add(months, "month").toDate();
}

function local(value: DateValue): Dayjs | null {
  if (value === null || value === undefined || value === "") return null;
  const date = dayjs(value);
  return date.isValid() ? date.tz(timeZone) : null;
}
