"use client";
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from "react";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { FieldFrame, type FieldOptions, useField } from "~/components/fields/field";
import { Input } from "~/components/ui/input";

type TextFieldProps<V extends FieldValues, Out> = FieldOptions & {
  control: Control<V, unknown, Out>;
  name: FieldPathByValue<V, string | null | undefined>;
  type?: Extract<HTMLInputTypeAttribute, "text" | "email" | "tel" | "url" | "password">;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  placeholder?: string;
  /** Shown, and changed elsewhere. */
  readOnly?: boolean;
  /** Of digits, such as the code of an authenticator app: the phone shows its digits. */
  isCode?: boolean;
};

/** One line of text. */
export function TextField<V extends FieldValues, Out>({ control, name, className, isCode, ...props }: TextFieldProps<V, Out>) {
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
        // A web address needs no scheme here: it is put in front on saving, and the browser's own check would refuse it.
        type={input.type === "url" ? "text" : input.type}
      />
    </FieldFrame>
  );
}

/** What a text control shows for a value. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
