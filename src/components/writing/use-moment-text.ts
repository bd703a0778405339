import { useLocale } from "next-intl";
import { formatDate, formatDay, formatTime, toDateInput } from "~/lib/dates";

/** Returns a function that gives the parts of a moment in words: Wednesday, 25/11/2026, 09:00. */
export function useMomentText() {
  const locale = useLocale();
  return (at: Date) => ({
    weekday: formatDay(toDateInput(at), "weekday", locale),
    date: formatDate(at),
    time: formatTime(at),
  });
}
