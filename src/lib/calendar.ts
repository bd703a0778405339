// Days as `2026-11-21`, computed in UTC: independent of time zones and clock changes.

const DAY_MS = 86_400_000;

export function daysAfter(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS));
}

/** Adds months; limited to the last day of the month. */
export function monthsAfter(day: string, months: number): string {
  const date = new Date(Date.parse(day));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), last))));
}

export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 8)}01`;
  const monday = daysAfter(first, -((new Date(first).getUTCDay() + 6) % 7));
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, index) => daysAfter(monday, week * 7 + index)));
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
