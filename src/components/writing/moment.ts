import { formatDate, formatTime } from "~/lib/dates";

/** Formats `20:14`, or `20:14 21/11/2026` for another day than today. */
export function momentOf(at: Date): string {
  return formatDate(at) === formatDate(new Date()) ? formatTime(at) : `${formatTime(at)} ${formatDate(at)}`;
}
