import { formatDate, formatTime } from "~/lib/dates";

// Apart from lib/dates.ts, which every list loads.

/** Formats `20:14`, or `20:14 21/11/2026` for another day than that of `now`. */
export function formatMoment(value: Date, now: Date = new Date()): string {
  const date = formatDate(value);
  return date === formatDate(now) ? formatTime(value) : `${formatTime(value)} ${date}`;
}

/** Formats `21/11`, or `21/11/2026` for another year than that of `now`. */
export function formatShortDate(value: Date, now: Date): string {
  const date = formatDate(value);
  return date.slice(-4) === formatDate(now).slice(-4) ? date.slice(0, 5) : date;
}
