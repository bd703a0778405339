"use client";

import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import type { Reference } from "~/components/fields/reference";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { Command, CommandEmpty, CommandInput, CommandItem, CommandList } from "~/components/ui/command";
import { Spinner } from "~/components/ui/spinner";
import { DateRangeFilter } from "./date-range-filter";
import { type ListFilter, type TextOption, useFilterOptions, valueOfText } from "./filter-values";
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

type OptionListProps = {
  label: string;
  options: readonly TextOption[];
  chosen: readonly string[];
  onChoose: (value: string) => void;
  onSearch?: (text: string) => void;
  isLoading?: boolean;
};

function OptionList({ label, options, chosen, onChoose, onSearch, isLoading = false }: OptionListProps) {
  const t = useTranslations("common");
  return (
    <Command shouldFilter={!onSearch} label={label} defaultValue={chosen[0]}>
      {/* The popover opened before this part of the script arrived. */}
      <CommandInput autoFocus placeholder={label} aria-label={label} onValueChange={onSearch} />
      <CommandList>
        {isLoading ? (
          <div role="status" aria-label={t("loading")} className="grid place-items-center py-6 text-muted-foreground">
            <Spinner />
          </div>
        ) : (
          <CommandEmpty>{t("noResults")}</CommandEmpty>
        )}
        {options.map((option) => (
          <CommandItem key={option.value} value={option.value} keywords={[option.label]} onSelect={() => onChoose(option.value)}>
            <span className="min-w-0 flex-1 truncate">{option.label}</span>
            <Check aria-hidden className={cn("text-primary-text", !chosen.includes(option.value) && "invisible")} />
          </CommandItem>
        ))}
      </CommandList>
    </Command>
  );
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
