"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import type { NamedRecord, Reference } from "~/components/fields/reference";
import { Combobox } from "~/components/ui/combobox";

type ReferenceFilterProps = {
  label: string;
  reference: Reference;
  id: number | null;
  onChange: (id: number | null) => void;
  placeholder?: string;
  current?: NamedRecord | null;
  disabled?: boolean;
  className?: string;
};

export function ReferenceFilter({ label, reference, id, onChange, ...options }: ReferenceFilterProps) {
  const t = useTranslations("table");
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed);
  // Loaded when the list first opens.
  const [isWanted, setIsWanted] = useState(false);
  const found = reference.useFound(search, isWanted);
  const known = options.current?.id === id ? options.current : null;
  const named = reference.useOne(known ? null : id);
  const chosen = known ?? named;
  const selected = id === null ? [] : [chosen ?? { id, name: `#${id}` }];
  const notSelected = found?.filter((record) => record.id !== id) ?? [];
  return (
    <Combobox
      className={options.className ?? "w-full sm:w-56"}
      disabled={options.disabled}
      aria-label={label}
      prefix={`${label}:`}
      placeholder={options.placeholder ?? t("all")}
      value={id === null ? null : String(id)}
      options={[...selected, ...notSelected].map((record) => ({ value: String(record.id), label: record.name }))}
      onOpen={() => setIsWanted(true)}
      onSearch={setTyped}
      isLoading={isWanted && found === undefined}
      isClearable
      onChange={(value) => onChange(value === null ? null : Number(value))}
    />
  );
}
