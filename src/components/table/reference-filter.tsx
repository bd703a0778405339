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
  /** Leaves the label to screen readers. */
  isLabelHidden?: boolean;
  className?: string;
};

export function ReferenceFilter({ label, reference, id, onChange, ...options }: ReferenceFilterProps) {
  const t = useTranslations("table");
  const [input, setInput] = useState("");
  const search = useDeferredValue(input);
  // Loaded when the list first opens.
  const [isOpened, setIsOpened] = useState(false);
  const matches = reference.useFound(search, isOpened);
  const known = options.current?.id === id ? options.current : null;
  const loaded = reference.useOne(known ? null : id);
  const record = known ?? loaded;
  const selected = id === null ? [] : [record ?? { id, name: `#${id}` }];
  const notSelected = matches?.filter((match) => match.id !== id) ?? [];
  return (
    <Combobox
      className={options.className ?? "w-full sm:w-56"}
      disabled={options.disabled}
      aria-label={label}
      prefix={options.isLabelHidden ? undefined : `${label}:`}
      placeholder={options.placeholder ?? t("all")}
      value={id === null ? null : String(id)}
      options={[...selected, ...notSelected].map((record) => ({ value: String(record.id), label: record.name }))}
      onOpen={() => setIsOpened(true)}
      onSearch={setInput}
      isLoading={isOpened && matches === undefined}
      isClearable
      onChange={(value) => onChange(value === null ? null : Number(value))}
    />
  );
}
