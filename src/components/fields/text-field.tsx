"use client";
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from "react";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { FieldFrame, type FieldOptions, useField } from "~/components/fields/field";
import { Input } from "~/components/ui/input";

type TextFieldProps<V extends FieldValues> = FieldOptions & {
  control: Control<V>;
  name: FieldPathByValue<V, string | null | undefined>;
  type?: Extract<HTMLInputTypeAttribute, "text" | "email" | "tel" | "url" | "password">;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  placeholder?: string;
  /** Shown here, edited elsewhere. */
  readOnly?: boolean;
  /** Digits such as an authenticator's code: phones show digits. */
  isCode?: boolean;
};

export function TextField<V extends FieldValues>({ control, name, className, isCode, ...props }: TextFieldProps<V>) {
  const { label, description, required, ...input } = props;
  const { field, aria, readOnly, ...frame } = useField(control, name, { label, description, required });
  return (
    <FieldFrame {...frame} description={description} className={className}>
      <Input
        {...input}
        {...aria}
        ref={field.ref}
        readOnly={readOnly || input.readOnly}
        value={textOf(field.value)}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputMode={isCode ? "numeric" : input.type === "url" ? "url" : undefined}
        // The scheme is added on saving; the browser's own check would refuse a URL without one.
        type={input.type === "url" ? "text" : input.type}
      />
    </FieldFrame>
  );
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
