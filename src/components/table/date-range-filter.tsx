"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { cn } from "~/components/ui/cn";
import { DateInput, NO_DATE } from "~/components/ui/date-input";
import { fieldClasses } from "~/components/ui/input";
import { toDateInput } from "~/lib/dates";
import { type DateRange, rangeOf } from "./list-parsers";

type DateRangeFilterProps = { label: string; value: DateRange | null; onChange: (value: DateRange | null) => void };

/** Filters by first and last day; either may be empty. */
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
        "flex min-h-9 w-auto max-w-full items-center gap-1 pl-3 has-focus-visible:border-ring max-sm:flex-wrap max-sm:py-1",
      )}
    >
      <span id={id} className="whitespace-nowrap text-muted-foreground max-sm:w-full">
        {label}:
      </span>
      <Day label={t("from")} value={first} onChange={(day) => onChange(rangeOf(day, last))} />
      <span aria-hidden>–</span>
      <Day label={t("to")} value={last} onChange={(day) => onChange(rangeOf(first, day))} />
    </fieldset>
  );
}

type DayProps = { label: string; value: string; onChange: (day: string) => void };

function Day({ onChange, label, value }: DayProps) {
  return (
    <DateInput
      aria-label={label}
      className="w-36 max-sm:flex-1"
      inputClassName="border-0 px-1.5 bg-transparent shadow-none outline-offset-[-2px]"
      value={value}
      // Ignore an incomplete date.
      onChange={(day) => day !== NO_DATE && onChange(day)}
    />
  );
}
