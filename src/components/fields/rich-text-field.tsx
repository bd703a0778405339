"use client";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { FieldFrame, type FieldOptions, useField } from "~/components/fields/field";
import { textOf } from "~/components/fields/text-field";
import { RichTextInput } from "~/components/rich-text/rich-text-input";

type RichTextFieldProps<V extends FieldValues, Out> = FieldOptions & {
  control: Control<V, unknown, Out>;
  name: FieldPathByValue<V, string | null | undefined>;
  lang?: string;
};

export function RichTextField<V extends FieldValues, Out>({
  control,
  name,
  lang,
  className,
  ...options
}: RichTextFieldProps<V, Out>) {
  const { field, aria, readOnly, ...frame } = useField(control, name, options);
  return (
    <FieldFrame {...frame} group wide description={options.description} className={className}>
      <RichTextInput
        id={frame.id}
        value={textOf(field.value)}
        onChange={field.onChange}
        onBlur={field.onBlur}
        lang={lang}
        readOnly={readOnly}
        labelledBy={`${frame.id}-label`}
        describedBy={aria["aria-describedby"]}
        isInvalid={aria["aria-invalid"]}
        isRequired={frame.required}
      />
    </FieldFrame>
  );
}
