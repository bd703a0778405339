"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import type { Reference } from "~/components/fields/reference";
import { Combobox } from "~/components/ui/combobox";

type ReferenceFilterProps = { label: string; reference: Reference; id: number | null; onChange: (id: number | null) => void };

/** Narrows a list to one other record, searched as one types. */
export function ReferenceFilter({ label, reference, id, onChange }: ReferenceFilterProps) {
  const t = useTranslations("table");
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed);
  // Asked for when the list first opens: most visits do not need it.
  const [isWanted, setIsWanted] = useState(false);
  const found = reference.useFound(search, isWanted);
  const chosen = reference.useOne(id);
  const selected = id === null ? [] : [chosen ?? { id, name: `#${id}` }];
  const others = found?.filter((record) => record.id !== id) ?? [];
  return (
    <Combobox
      className="w-full sm:w-56"
      aria-label={label}
      prefix={`${label}:`}
      placeholder={t("all")}
      value={id === null ? null : String(id)}
      options={[...selected, ...others].map((record) => ({ value: String(record.id), label: record.name }))}
      onOpen={() => setIsWanted(true)}
      onSearch={setTyped}
      isLoading={isWanted && found === undefined}
      isClearable
      onChange={(value) => onChange(value === null ? null : Number(value))}
    />
  );
}
