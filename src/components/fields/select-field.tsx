"use client";
import { useTranslations } from "next-intl";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { FieldFrame, type FieldOptions, useField } from "~/components/fields/field";
import { useDisplay } from "~/components/form/form-scope";
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from "~/components/ui/select";

type SelectFieldProps<V extends FieldValues> = FieldOptions & {
  control: Control<V>;
  name: FieldPathByValue<V, string | number | null | undefined>;
  options: readonly { value: string | number; label: string }[];
  none?: string;
};

// Radix Select does not allow an empty value.
const NONE = "none:";

export function SelectField<V extends FieldValues>({ control, name, options, none, className, ...props }: SelectFieldProps<V>) {
  const t = useTranslations("common");
  const { field, aria, readOnly, ...frame } = useField(control, name, props);
  const { name: _, ...trigger } = aria;
  const value: unknown = field.value;
  const chosen = options.find((option) => option.value === value);
  useDisplay(name, (shown) => options.find((option) => option.value === shown)?.label);
  return (
    <FieldFrame {...frame} description={props.description} className={className}>
      <Select
        value={chosen ? String(chosen.value) : none ? NONE : ""}
        disabled={readOnly}
        onValueChange={(text) => field.onChange(options.find((option) => String(option.value) === text)?.value ?? null)}
      >
        <SelectTrigger {...trigger} ref={field.ref} onBlur={field.onBlur}>
          <SelectValue placeholder={t("choose")} />
        </SelectTrigger>
        <SelectContent>
          {none && <SelectItem value={NONE}>{none}</SelectItem>}
          {options.map((option) => (
            <SelectItem key={option.value} value={String(option.value)}>
              {option.label}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </FieldFrame>
  );
}
