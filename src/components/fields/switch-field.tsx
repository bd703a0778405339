"use client";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { FieldFrame, type FieldOptions, useField } from "~/components/fields/field";
import { Switch } from "~/components/ui/switch";

type SwitchFieldProps<V extends FieldValues> = Omit<FieldOptions, "required"> & {
  control: Control<V>;
  name: FieldPathByValue<V, boolean | null | undefined>;
};

export function SwitchField<V extends FieldValues>({ control, name, className, ...options }: SwitchFieldProps<V>) {
  const { field, aria, readOnly, ...frame } = useField(control, name, { ...options, required: false });
  return (
    <FieldFrame {...frame} description={options.description} className={className}>
      <div className="flex min-h-9 items-center">
        <Switch
          {...aria}
          ref={field.ref}
          disabled={readOnly}
          checked={field.value === true}
          onCheckedChange={field.onChange}
          onBlur={field.onBlur}
        />
      </div>
    </FieldFrame>
  );
}
