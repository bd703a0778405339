"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import type { Reference } from "~/components/fields/reference";
import { Button } from "~/components/ui/button";
import { OptionList } from "~/components/ui/option-list";
import { DateRangeFilter } from "./date-range-filter";
import { type ListFilter, useFilterOptions, valueOfText } from "./filter-values";
import { type FilterValue, isRange } from "./list-parsers";

type FilterEditorProps = {
  list: ListFilter;
  value: FilterValue | null;
  onChange: (value: FilterValue | null) => void;
  onDone: () => void;
};

/** Chooses a filter's value: one of a list closes the editor, several and dates stay open. */
export function FilterEditor({ list, value, onChange, onDone }: FilterEditorProps) {
  const common = useTranslations("common");
  const options = useFilterOptions(list, value);
  const { filter, kind, label } = list;
  function choose(next: FilterValue | null) {
    onChange(next);
    onDone();
  }
  if (kind.kind === "dates") {
    return (
      <div className="grid gap-3 p-3">
        <DateRangeFilter label={label} value={value !== null && isRange(value) ? value : null} onChange={onChange} />
        <Button variant="outline" size="sm" className="justify-self-end" onClick={onDone}>
          {common("close")}
        </Button>
      </div>
    );
  }
  if (filter.reference) {
    const id = typeof value === "number" ? value : null;
    return <ReferenceOptions label={label} reference={filter.reference} id={id} onChoose={choose} />;
  }
  const chosen = value === null ? [] : [value].flat().map(String);
  if (kind.kind !== "severalOf") {
    return <OptionList label={label} options={options} chosen={chosen} onChoose={(text) => choose(valueOfText(list, text))} />;
  }
  function toggle(text: string) {
    const texts = chosen.includes(text) ? chosen.filter((one) => one !== text) : [...chosen, text];
    onChange(texts.length > 0 ? texts.flatMap((one) => valueOfText(list, one) ?? []) : null);
  }
  return <OptionList label={label} options={options} chosen={chosen} onChoose={toggle} />;
}

type ReferenceOptionsProps = { label: string; reference: Reference; id: number | null; onChoose: (id: number) => void };

function ReferenceOptions({ label, reference, id, onChoose }: ReferenceOptionsProps) {
  const [typed, setTyped] = useState("");
  const matches = reference.useFound(useDeferredValue(typed), true);
  return (
    <OptionList
      label={label}
      options={(matches ?? []).map((record) => ({ value: String(record.id), label: record.name }))}
      chosen={id === null ? [] : [String(id)]}
      onChoose={(text) => onChoose(Number(text))}
      onSearch={setTyped}
      isLoading={matches === undefined}
    />
  );
}
