"use client";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { FieldFrame, type FieldOptions, RemainingCount, useField } from "~/components/fields/field";
import { textOf } from "~/components/fields/text-field";
import { Textarea } from "~/components/ui/textarea";

type TextareaFieldProps<V extends FieldValues> = FieldOptions & {
  control: Control<V>;
  name: FieldPathByValue<V, string | null | undefined>;
  max?: number;
  rows?: number;
};

export function TextareaField<V extends FieldValues>({
  control,
  name,
  max,
  rows = 4,
  className,
  ...options
}: TextareaFieldProps<V>) {
  const { field, aria, readOnly, ...frame } = useField(control, name, options);
  const value = textOf(field.value);
  return (
    <FieldFrame
      {...frame}
      description={options.description}
      className={className}
      aside={max && <RemainingCount length={value.length} max={max} />}
    >
      <Textarea
        {...aria}
        ref={field.ref}
        rows={rows}
        readOnly={readOnly}
        value={value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
