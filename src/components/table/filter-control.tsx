"use client";

import { ChevronDown } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { Button } from "~/components/ui/button";
import { DropdownMenu, DropdownMenuCheckboxItem, DropdownMenuContent, DropdownMenuTrigger } from "~/components/ui/dropdown-menu";
import { Choice } from "./choice";
import type { ColumnFilter, FilterOption } from "./column";
import { DateRangeFilter } from "./date-range-filter";
import { type FilterKind, type FilterValue, isRange } from "./list-parsers";

// Loads the search only for lists with reference filters.
const ReferenceFilter = dynamic(() => import("./reference-filter").then((module) => module.ReferenceFilter));

type FilterControlProps = {
  filter: ColumnFilter<string>;
  /** Undefined: the list does not know the filter. */
  kind: FilterKind | undefined;
  label: string;
  value: FilterValue | null;
  onChange: (value: FilterValue | null) => void;
};

export function FilterControl({ filter, kind, label, value, onChange }: FilterControlProps) {
  const valueTexts = useValueTexts();
  if (!kind) return null;
  if (kind.kind === "dates") {
    return <DateRangeFilter label={label} value={value !== null && isRange(value) ? value : null} onChange={onChange} />;
  }
  if (filter.reference) {
    const id = typeof value === "number" ? value : null;
    return <ReferenceFilter label={label} reference={filter.reference} id={id} onChange={onChange} />;
  }
  if (kind.kind === "text") {
    const chosen = value === null ? "" : String(value);
    const known = filter.options ?? [];
    const isKnown = chosen === "" || known.some((option) => option.value === chosen);
    const options = isKnown ? known : [{ value: chosen, label: chosen }, ...known];
    return <OneOf label={label} options={options} chosen={chosen} onChange={(text) => onChange(text || null)} />;
  }
  const values = kind.kind === "reference" ? (filter.options ?? []).map((option) => option.value) : kind.values;
  const options = filter.options ?? values.map((one) => ({ value: String(one), label: valueTexts(String(one)) }));
  const valueFrom = (text: string) => values.find((one) => String(one) === text) ?? null;
  if (kind.kind === "severalOf") {
    const chosen = [value ?? []].flat().map(String);
    return (
      <SeveralOf
        label={label}
        options={options}
        chosen={chosen}
        onChange={(texts) => onChange(texts.length > 0 ? texts.flatMap((text) => valueFrom(text) ?? []) : null)}
      />
    );
  }
  return (
    <OneOf
      label={label}
      options={options}
      chosen={value === null ? "" : String(value)}
      onChange={(text) => onChange(valueFrom(text))}
    />
  );
}

/** Translates values common to all entities. */
function useValueTexts(): (value: string) => string {
  const t = useTranslations("table");
  const texts: Record<string, string> = {
    true: t("yes"),
    false: t("no"),
    en: t("missingEnglish"),
    vi: t("missingVietnamese"),
  };
  return (value) => texts[value] ?? value;
}

type OneOfProps = { label: string; options: readonly FilterOption[]; chosen: string; onChange: (value: string) => void };

function OneOf({ label, options, chosen, onChange }: OneOfProps) {
  const t = useTranslations("table");
  const texts = options.map((option) => ({ value: String(option.value), label: option.label }));
  return (
    <Choice
      label={label}
      hasVisibleLabel
      className="sm:max-w-64"
      value={texts.some((option) => option.value === chosen) ? chosen : ""}
      options={[{ value: "", label: t("all") }, ...texts]}
      onChange={onChange}
    />
  );
}

type SeveralOfProps = {
  label: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
  onChange: (values: string[]) => void;
};

function SeveralOf({ label, options, chosen, onChange }: SeveralOfProps) {
  const t = useTranslations("table");
  const labels = options.filter((option) => chosen.includes(String(option.value))).map((option) => option.label);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" className="max-w-full border-input font-normal sm:max-w-64">
          <span className="text-muted-foreground">{label}:</span>
          <span className="truncate">{labels.length > 0 ? labels.join(", ") : t("all")}</span>
          <ChevronDown aria-hidden className="text-muted-foreground" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {options.map((option) => {
          const value = String(option.value);
          return (
            <DropdownMenuCheckboxItem
              key={value}
              checked={chosen.includes(value)}
              onCheckedChange={(isOn) => onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))}
              // Keeps the menu open: several values can be chosen.
              onSelect={(event) => event.preventDefault()}
            >
              {option.label}
            </DropdownMenuCheckboxItem>
          );
        })}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
