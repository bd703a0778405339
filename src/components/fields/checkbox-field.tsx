"use client";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { FieldError, FieldHelp, type FieldOptions, useField } from "~/components/fields/field";
import { useLabels } from "~/components/form/form-scope";
import { Checkbox } from "~/components/ui/checkbox";
import { cn } from "~/components/ui/cn";

type CheckboxFieldProps<V extends FieldValues> = FieldOptions & {
  control: Control<V>;
  name: FieldPathByValue<V, boolean | null | undefined>;
};

export function CheckboxField<V extends FieldValues>({ control, name, className, ...options }: CheckboxFieldProps<V>) {
  const { field, aria, id, label, error, readOnly } = useField(control, name, { required: false, ...options });
  const above = useLabels() !== "wide";
  return (
    <div className={cn("grid min-w-0 gap-1.5", !above && "lg:ml-[10.75rem]", className)}>
      <div className="flex items-start gap-2.5">
        <Checkbox
          {...aria}
          ref={field.ref}
          disabled={readOnly}
          className="mt-0.5"
          checked={field.value === true}
          onCheckedChange={(checked) => field.onChange(checked === true)}
          onBlur={field.onBlur}
        />
        <label htmlFor={id} className="text-sm">
          {label}
        </label>
      </div>
      <FieldHelp id={id} description={options.description} />
      <FieldError id={id} error={error} />
    </div>
  );
}
