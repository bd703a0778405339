import dayjs, { type Dayjs } from "dayjs";
import "dayjs/locale/vi.js";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import relativeTime from "dayjs/plugin/relativeTime.js";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(relativeTime);
dayjs.extend(customParseFormat);

/** The company's time zone. Fixed, so that server and browser show the same times in any time zone. */
export const timeZone = "Asia/Ho_Chi_Minh";

type DateValue = Date | string | number | null | undefined;

const DATE = "DD/MM/YYYY";
const DATE_TIME = "HH:mm:ss DD/MM/YYYY";
/** What date fields have as their value, with the time and without. */
const INPUT = "YYYY-MM-DDTHH:mm";
const DATE_INPUT = "YYYY-MM-DD";

/** `21/11/2026`; no date is an empty text. */
export function formatDate(value: DateValue): string {
  return local(value)?.format(DATE) ?? "";
}

/** `11/2026`, or `2026` where the month is not known. @param month 1 to 12 */
export function formatMonth(year: number, month: number | null): string {
  return month === null ? String(year) : `${String(month).padStart(2, "0")}/${year}`;
}

/** The twelve months in a language: `January` or `tháng 1`. */
export function monthNames(locale: "en" | "vi"): string[] {
  return Array.from({ length: 12 }, (_, month) => dayjs(new Date(2000, month)).locale(locale).format("MMMM"));
}

/** `09:30:00 21/11/2026`; no date is an empty text. */
export function formatDateTime(value: DateValue): string {
  return local(value)?.format(DATE_TIME) ?? "";
}

/** `3 hours ago` or `3 giờ trước`. Not for public pages: they are kept, and must not depend on the time. */
export function formatRelative(value: DateValue, locale: "en" | "vi", now: DateValue): string {
  return local(value)?.locale(locale).from(local(now)) ?? "";
}

/** ISO 8601 for `<time dateTime>` and machines; no date is undefined, so that the attribute is left out. */
export function toIso(value: DateValue): string | undefined {
  return local(value)?.toISOString();
}

/** The text of a date and time field, in the company's time. */
export function toDateTimeInput(value: DateValue): string {
  return local(value)?.format(INPUT) ?? "";
}

/** The text of a date field, in the company's time. */
export function toDateInput(value: DateValue): string {
  return local(value)?.format(DATE_INPUT) ?? "";
}

/** The moment that a date and time field, or a date field (then at midnight), names in the company's time; null when it names none. */
export function fromInput(text: string): Date | null {
  const format = [INPUT, `${INPUT}:ss`, DATE_INPUT].find((format) => dayjs(text, format, true).isValid());
  return format ? dayjs.tz(text, format, timeZone).toDate() : null;
}

/** The text that people read in a date field, from its value: `21/11/2026` or `21/11/2026 09:30`. */
export function shownInput(value: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?$/.exec(value) ?? [];
  return day ? [`${day}/${month}/${year}`, time].filter(Boolean).join(" ") : "";
}

/**
 * The value of a date field from what was typed: day, month and year with any sign between them, then hours and minutes. A year of
 * two digits is one of this century; without a time it is midnight.
 * @returns null for what is no date
 */
export function typedInput(text: string, hasTime: boolean): string | null {
  const typed = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4}|\d\d)(?:[ ,T]+(\d{1,2})[:.h](\d\d))?$/.exec(text.trim());
  if (!typed) return null;
  const [, day = "", month = "", year = "", hours = "0", minutes = "00"] = typed;
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const value = hasTime ? `${date}T${hours.padStart(2, "0")}:${minutes}` : date;
  return fromInput(value) && value;
}

/** The last moment of a date's day in the company's time: until then a deadline is open. */
export function endOfDay(value: Date): Date {
  return dayjs(value).tz(timeZone).endOf("day").toDate();
}

/** The same time so many months later in the company's time, on the month's last day where it has no such day. */
export function addMonths(value: Date, months: number): Date {
  return dayjs(value).tz(timeZone).add(months, "month").toDate();
}

function local(value: DateValue): Dayjs | null {
  if (value === null || value === undefined || value === "") return null;
  const date = dayjs(value);
  return date.isValid() ? date.tz(timeZone) : null;
}
