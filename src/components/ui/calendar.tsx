"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { daysAfter, monthsAfter, weeksOf } from "~/lib/calendar";
import { formatDay, toDateInput } from "~/lib/dates";
import { Button } from "./button";
import { cn } from "./cn";
import { Popover, PopoverAnchor, PopoverContent } from "./popover";

type CalendarProps = {
  anchor: RefObject<HTMLButtonElement | null>;
  day: string;
  onPick: (day: string) => void;
  onClose: () => void;
};

/** Date picker: arrow keys for days, Page Up and Page Down for months, Home and End for a week's ends. */
export function Calendar({ anchor, day, onPick, onClose }: CalendarProps) {
  const t = useTranslations("date");
  const locale = useLocale();
  const today = toDateInput(new Date());
  const [focused, setFocused] = useState(day || today);
  const grid = useRef<HTMLTableElement>(null);
  const weeks = weeksOf(focused);

  const hasFocus = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is focused
  useEffect(() => {
    if (hasFocus.current) grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  }, [focused]);

  function handleKey(event: KeyboardEvent) {
    const weekday = (new Date(focused).getUTCDay() + 6) % 7;
    const moves: Record<string, string> = {
      ArrowLeft: daysAfter(focused, -1),
      ArrowRight: daysAfter(focused, 1),
      ArrowUp: daysAfter(focused, -7),
      ArrowDown: daysAfter(focused, 7),
      Home: daysAfter(focused, -weekday),
      End: daysAfter(focused, 6 - weekday),
      PageUp: monthsAfter(focused, event.shiftKey ? -12 : -1),
      PageDown: monthsAfter(focused, event.shiftKey ? 12 : 1),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    hasFocus.current = true;
    setFocused(move);
  }

  function turn(months: number) {
    hasFocus.current = false;
    setFocused(monthsAfter(focused, months));
  }

  return (
    <Popover open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <PopoverAnchor virtualRef={anchor} />
      <PopoverContent
        aria-label={t("choose")}
        align="end"
        className="w-auto p-3"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          anchor.current?.focus();
        }}
        // The button itself toggles the calendar.
        onInteractOutside={(event) =>
          event.target instanceof Node && anchor.current?.contains(event.target) && event.preventDefault()
        }
      >
        <div className="mb-2 flex items-center justify-between gap-2">
          <Button variant="ghost" size="icon-sm" aria-label={t("previousMonth")} onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden />
          </Button>
          <p aria-live="polite" className="font-medium text-sm first-letter:uppercase">
            {formatDay(focused, "month", locale)}
          </p>
          <Button variant="ghost" size="icon-sm" aria-label={t("nextMonth")} onClick={() => turn(1)}>
            <ChevronRight aria-hidden />
          </Button>
        </div>
        <table ref={grid} className="text-sm" onKeyDown={handleKey}>
          <thead>
            <tr>
              {weeks[0]?.map((day) => (
                <th key={day} scope="col" className="size-9 font-normal text-muted-foreground text-xs">
                  <abbr title={formatDay(day, "weekday", locale)} className="no-underline">
                    {formatDay(day, "shortWeekday", locale)}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((one) => (
                  <td key={one} className="p-0">
                    <button
                      type="button"
                      tabIndex={one === focused ? 0 : -1}
                      aria-label={formatDay(one, "day", locale)}
                      aria-pressed={one === day}
                      aria-current={one === today ? "date" : undefined}
                      onClick={() => onPick(one)}
                      className={cn(
                        "grid size-9 place-items-center rounded-md tabular-nums hover:bg-accent",
                        one.slice(0, 7) !== focused.slice(0, 7) && "text-muted-foreground",
                        one === today && "font-semibold text-primary-text",
                        one === day && "bg-primary text-primary-foreground hover:bg-primary",
                      )}
                    >
                      {Number(one.slice(8))}
                    </button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </PopoverContent>
    </Popover>
  );
}
