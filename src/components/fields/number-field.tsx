"use client";
import { useState } from "react";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { FieldFrame, type FieldOptions, useField } from "~/components/fields/field";
import { Input } from "~/components/ui/input";

type NumberFieldProps<V extends FieldValues> = FieldOptions & {
  control: Control<V>;
  name: FieldPathByValue<V, number | null | undefined>;
  /** Whole numbers only: phones show digits. */
  integer?: boolean;
  /** Meaning of an empty field. */
  placeholder?: string | undefined;
};

export function NumberField<V extends FieldValues>({
  control,
  name,
  integer,
  placeholder,
  className,
  ...options
}: NumberFieldProps<V>) {
  const { field, aria, readOnly, ...frame } = useField(control, name, options);
  const [typed, setTyped] = useState("");
  const value: unknown = field.value;
  // Keep the typed text while it means the value: "1.50" must not be shortened during typing.
  const shown = Object.is(numberOf(typed), value) ? typed : typeof value === "number" ? String(value) : "";
  return (
    <FieldFrame {...frame} description={options.description} className={className}>
      <div className="max-w-60">
        <Input
          {...aria}
          ref={field.ref}
          readOnly={readOnly}
          inputMode={integer ? "numeric" : "decimal"}
          autoComplete="off"
          placeholder={placeholder}
          className="tabular-nums"
          value={shown}
          onBlur={field.onBlur}
          onChange={(event) => {
            setTyped(event.target.value);
            field.onChange(numberOf(event.target.value));
          }}
        />
      </div>
    </FieldFrame>
  );
}

/** @returns null for an empty text, NaN for no number: the schema refuses it and the text is kept */
function numberOf(text: string): number | null {
  const trimmed = text.trim().replace(",", ".");
  return trimmed === "" ? null : Number(trimmed);
}
