"use client";
import { useCallback, useDeferredValue, useState } from "react";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { FieldFrame, type FieldOptions, useField } from "~/components/fields/field";
import type { NamedRecord, Reference } from "~/components/fields/reference";
import { useDisplay } from "~/components/form/form-scope";
import { Combobox } from "~/components/ui/combobox";

type ReferenceFieldProps<V extends FieldValues> = FieldOptions & {
  control: Control<V>;
  name: FieldPathByValue<V, number | null | undefined>;
  /** The records to choose from. */
  reference: Reference;
  /** The record's current reference, shown when the first results lack it. */
  current?: NamedRecord | null;
  placeholder?: string;
};

/** Chooses another record by searching its name. */
export function ReferenceField<V extends FieldValues>(props: ReferenceFieldProps<V>) {
  const { control, name, reference, current, placeholder, className, ...options } = props;
  const { field, aria, readOnly, ...frame } = useField(control, name, options);
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<NamedRecord | null>(null);
  const found = reference.useFound(useDeferredValue(typed), true);
  const value: unknown = field.value;
  const id = typeof value === "number" ? value : null;

  const selected = [chosen, current, ...(found ?? [])].find((one) => one && one.id === id);
  // A copy may refer to a record whose name is not loaded yet.
  const named = reference.useOne(found && !selected ? id : null);
  const first = selected ?? named;
  const known = first ? [first, ...(found ?? []).filter((one) => one.id !== first.id)] : (found ?? []);
  const names = JSON.stringify(known);
  useDisplay(
    name,
    useCallback(
      (id) => {
        const records: NamedRecord[] = JSON.parse(names);
        return records.find((record) => record.id === id)?.name;
      },
      [names],
    ),
  );

  const { name: _, "aria-invalid": isInvalid, ...trigger } = aria;
  return (
    <FieldFrame {...frame} description={options.description} className={className}>
      <Combobox
        {...trigger}
        ref={field.ref}
        isInvalid={isInvalid}
        disabled={readOnly}
        value={id === null ? null : String(id)}
        options={known.map((record) => ({ value: String(record.id), label: record.name }))}
        placeholder={placeholder}
        onSearch={setTyped}
        isLoading={found === undefined}
        isClearable={!frame.required}
        onBlur={field.onBlur}
        onChange={(text) => {
          const record = known.find((one) => String(one.id) === text) ?? null;
          setChosen(record);
          field.onChange(record?.id ?? null);
        }}
      />
    </FieldFrame>
  );
}
