"use client";
import { useTranslations } from "next-intl";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { FieldFrame, type FieldOptions, useField } from "~/components/fields/field";
import { useDisplay } from "~/components/form/form-scope";
import { Select } from "~/components/ui/select";

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
        {...trigger}
        ref={field.ref}
        onBlur={field.onBlur}
        disabled={readOnly}
        value={chosen ? String(chosen.value) : none ? NONE : ""}
        options={[
          ...(none ? [{ value: NONE, label: none }] : []),
          ...options.map((option) => ({ value: String(option.value), label: option.label })),
        ]}
        placeholder={t("choose")}
        onChange={(text) => field.onChange(options.find((option) => String(option.value) === text)?.value ?? null)}
      />
    </FieldFrame>
  );
}
