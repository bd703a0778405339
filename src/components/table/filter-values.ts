"use client";

import { useTranslations } from "next-intl";
import { formatDate } from "~/lib/dates";
import type { ColumnFilter } from "./column";
import { type FilterChoice, type FilterKind, type FilterValue, isRange } from "./list-parsers";

/** A list's filter with all that its chip and editor need. */
export type ListFilter = { filter: ColumnFilter<string>; kind: FilterKind; label: string };

/** Values that a filter offers; none for dates and searched records. */
export function useFilterOptions({ filter, kind }: ListFilter, value: FilterValue | null): { value: string; label: string }[] {
  const t = useTranslations("table");
  const texts: Record<string, string> = {
    true: t("yes"),
    false: t("no"),
    en: t("missingEnglish"),
    vi: t("missingVietnamese"),
  };
  if (kind.kind === "dates" || filter.reference) return [];
  const known =
    filter.options ?? choicesOf(kind).map((one) => ({ value: String(one), label: texts[String(one)] ?? String(one) }));
  const options = known.map((option) => ({ value: String(option.value), label: option.label }));
  // A link may have a text that no row has any more.
  const isForeign = kind.kind === "text" && value !== null && !options.some((option) => option.value === String(value));
  return isForeign ? [{ value: String(value), label: String(value) }, ...options] : options;
}

/** Converts the text of an option to the filter's value. */
export function valueOfText({ filter, kind }: ListFilter, text: string): FilterChoice | null {
  if (kind.kind === "text") return text;
  const values = kind.kind === "reference" ? (filter.options ?? []).map((option) => option.value) : choicesOf(kind);
  return values.find((one) => String(one) === text) ?? null;
}

/** Describes a filter's value, except another record, whose name must be fetched. */
export function useValueText(list: ListFilter, value: FilterValue | null): string {
  const t = useTranslations("table");
  const options = useFilterOptions(list, value);
  if (value === null) return "";
  if (typeof value === "object" && isRange(value)) {
    const [from, to] = [formatDate(value.from), formatDate(value.to)];
    if (from && to) return `${from} – ${to}`;
    return from ? t("fromDay", { day: from }) : t("untilDay", { day: to });
  }
  return [value]
    .flat()
    .map((one) => options.find((option) => option.value === String(one))?.label ?? String(one))
    .join(", ");
}

function choicesOf(kind: FilterKind): readonly FilterChoice[] {
  return kind.kind === "oneOf" || kind.kind === "severalOf" ? kind.values : [];
}
