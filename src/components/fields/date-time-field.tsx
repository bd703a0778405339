"use client";
import { useTranslations } from "next-intl";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { FieldFrame, type FieldOptions, useField } from "~/components/fields/field";
import { DateInput, NO_DATE } from "~/components/ui/date-input";
import { fromInput, toDateInput, toDateTimeInput } from "~/lib/dates";

type DateTimeFieldProps<V extends FieldValues> = FieldOptions & {
  control: Control<V>;
  name: FieldPathByValue<V, Date | null | undefined>;
  /** Shows no time. */
  dateOnly?: boolean;
};

/** Edits a moment in the company's time zone, whatever the browser's. */
export function DateTimeField<V extends FieldValues>({ control, name, dateOnly, className, ...options }: DateTimeFieldProps<V>) {
  const t = useTranslations("form");
  const zone = dateOnly ? undefined : t("timeZone");
  const description = options.description ?? zone;
  const { field, aria, readOnly, ...frame } = useField(control, name, { ...options, description });
  const value: unknown = field.value;
  const text = value instanceof Date ? (dateOnly ? toDateInput(value) : toDateTimeInput(value)) || NO_DATE : "";
  return (
    <FieldFrame {...frame} description={description} className={className}>
      <DateInput
        {...aria}
        ref={field.ref}
        hasTime={!dateOnly}
        readOnly={readOnly}
        className="max-w-60"
        value={text}
        onBlur={field.onBlur}
        // The schema refuses an invalid date; the field keeps the typed text.
        onChange={(text) => field.onChange(text === "" ? null : (fromInput(text) ?? new Date(Number.NaN)))}
      />
    </FieldFrame>
  );
}
