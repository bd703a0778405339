"use client";
import { useTranslations } from "next-intl";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { FieldFrame, type FieldOptions, useField } from "~/components/fields/field";
import { Input } from "~/components/ui/input";
import { fromInput, toDateInput, toDateTimeInput } from "~/lib/dates";

type DateTimeFieldProps<V extends FieldValues, Out> = FieldOptions & {
  control: Control<V, unknown, Out>;
  name: FieldPathByValue<V, Date | null | undefined>;
  /** The day alone. */
  dateOnly?: boolean;
};

/** A moment in the company's time, which it names, whatever clock the person's own machine runs by. */
export function DateTimeField<V extends FieldValues, Out>({
  control,
  name,
  dateOnly,
  className,
  ...options
}: DateTimeFieldProps<V, Out>) {
  const t = useTranslations("form");
  const zone = dateOnly ? undefined : t("timeZone");
  const description = options.description ?? zone;
  const { field, aria, readOnly, ...frame } = useField(control, name, { ...options, description });
  const value: unknown = field.value;
  const text = value instanceof Date ? (dateOnly ? toDateInput(value) : toDateTimeInput(value)) : "";
  return (
    <FieldFrame {...frame} description={description} className={className}>
      <Input
        {...aria}
        ref={field.ref}
        type={dateOnly ? "date" : "datetime-local"}
        readOnly={readOnly}
        className="max-w-60"
        value={text}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(fromInput(event.target.value))}
      />
    </FieldFrame>
  );
}
