"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { cn } from "~/components/ui/cn";
import { fieldClasses } from "~/components/ui/input";
import { toDateInput } from "~/lib/dates";
import { type DateRange, rangeOf } from "./list-parsers";

type DateRangeFilterProps = { label: string; value: DateRange | null; onChange: (value: DateRange | null) => void };

/** Narrows a list to the days from a first to a last one, either of which may be left open. */
export function DateRangeFilter({ label, value, onChange }: DateRangeFilterProps) {
  const t = useTranslations("table");
  const id = useId();
  const first = toDateInput(value?.from);
  const last = toDateInput(value?.to);
  return (
    <fieldset
      aria-labelledby={id}
      className={cn(
        fieldClasses,
        "flex h-9 w-auto max-w-full items-center gap-1 overflow-hidden pl-3 has-focus-visible:border-ring",
      )}
    >
      <span id={id} className="whitespace-nowrap text-muted-foreground">
        {label}:
      </span>
      <Day label={t("from")} value={first} max={last} onChange={(day) => onChange(rangeOf(day, last))} />
      <span aria-hidden>–</span>
      <Day label={t("to")} value={last} min={first} onChange={(day) => onChange(rangeOf(first, day))} />
    </fieldset>
  );
}

type DayProps = { label: string; value: string; min?: string; max?: string; onChange: (day: string) => void };

function Day({ onChange, label, ...props }: DayProps) {
  return (
    <input
      type="date"
      aria-label={label}
      className="h-full w-32 min-w-0 rounded-md bg-transparent px-1.5 tabular-nums outline-offset-[-2px]"
      onChange={(event) => onChange(event.target.value)}
      {...props}
    />
  );
}
