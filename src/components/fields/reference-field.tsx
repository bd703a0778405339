"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback, useDeferredValue, useState } from "react";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { FieldFrame, type FieldOptions, useField } from "~/components/fields/field";
import { useDisplay, useFormScope } from "~/components/form/form-scope";
import { Combobox } from "~/components/ui/combobox";

type ReferenceFieldProps<V extends FieldValues, Out, Row extends { id: number }> = FieldOptions & {
  control: Control<V, unknown, Out>;
  name: FieldPathByValue<V, number | null | undefined>;
  /** The list of the other entity: `utils.news.category.list`. */
  list: { fetch(input: { search?: string; pageSize?: number }): Promise<{ rows: Row[] }> };
  labelOf: (row: NoInfer<Row>) => string;
  /** What the field refers to now, as the record knows it: shown when it is not among those first found. */
  current?: { id: number; label: string } | null;
  placeholder?: string;
};

/** How many are offered at a time; typing finds the others. */
const OFFERED = 50;

/** A reference to another record, found by typing a part of its name. */
export function ReferenceField<V extends FieldValues, Out, Row extends { id: number }>(props: ReferenceFieldProps<V, Out, Row>) {
  const { control, name, list, labelOf, current, placeholder, className, ...options } = props;
  const { field, aria, readOnly, ...frame } = useField(control, name, options);
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<{ id: number; label: string } | null>(null);
  const { path } = useFormScope();
  const search = useDeferredValue(typed);
  const { data, isFetching } = useQuery({
    queryKey: ["reference", path, name, search],
    queryFn: () => list.fetch({ search, pageSize: OFFERED }),
    placeholderData: keepPreviousData,
    // The call inside has said it already.
    meta: { showsError: () => true },
  });
  const value: unknown = field.value;

  const found = (data?.rows ?? []).map((row) => ({ id: row.id, label: labelOf(row) }));
  const extra = [chosen, current].find((one) => one && one.id === value && !found.some((row) => row.id === one.id));
  const known = extra ? [extra, ...found] : found;
  const labels = JSON.stringify(known);
  useDisplay(
    name,
    useCallback(
      (id) => {
        const rows: { id: number; label: string }[] = JSON.parse(labels);
        return rows.find((row) => row.id === id)?.label;
      },
      [labels],
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
        value={typeof value === "number" ? String(value) : null}
        options={known.map((row) => ({ value: String(row.id), label: row.label }))}
        placeholder={placeholder}
        onSearch={setTyped}
        isLoading={isFetching && !data}
        isClearable={!frame.required}
        onBlur={field.onBlur}
        onChange={(id) => {
          const row = known.find((one) => String(one.id) === id) ?? null;
          setChosen(row);
          field.onChange(row?.id ?? null);
        }}
      />
    </FieldFrame>
  );
}
