"use client";

import { useTranslations } from "next-intl";
import { useNoun } from "~/components/form/use-describe-record";
import { type FilterValue, filterParsers, type ListDescription } from "~/components/table/list-parsers";
import type { AdminPath } from "~/features/registry";

/** View of a list that comes with the product. */
export type PresetView = {
  tab: string;
  label: string;
  query: string;
  /** Records in it, if the view says so. */
  count?: string | undefined;
  /** What it means that the view has no records. */
  empty: string;
};

/** Views of kinds that are published and of those in two languages, as far as the list has their filters. */
export function usePresets(
  path: AdminPath,
  { filters }: ListDescription<string, unknown>,
  own: readonly PresetView[],
): PresetView[] {
  const noun = useNoun(path).toLowerCase();
  const t = useTranslations("table");
  const states = useTranslations("resource.states");
  const hasStates = "hasChanges" in filters && "status" in filters;
  return [
    ...own,
    ...(hasStates
      ? [
          { tab: "draft", label: states("draft"), query: "status=draft", empty: t("noDrafts") },
          { tab: "scheduled", label: states("scheduled"), query: "status=scheduled", empty: t("noneScheduled") },
        ]
      : []),
    ...("missing" in filters
      ? [
          { tab: "missing-en", label: t("missingEnglish"), query: "missing=en", empty: t("noneMissingEnglish", { noun }) },
          { tab: "missing-vi", label: t("missingVietnamese"), query: "missing=vi", empty: t("noneMissingVietnamese", { noun }) },
        ]
      : []),
  ];
}

/** Finds the filters that have the values of a view. */
export function filtersOfView(
  { filters }: ListDescription<string, unknown>,
  query: string,
  values: Readonly<Record<string, FilterValue | null>>,
): string[] {
  const parsers = filterParsers(filters);
  return [...new URLSearchParams(query)].flatMap(([name, text]) => {
    const value = parsers[name]?.parse(text) ?? null;
    return value !== null && JSON.stringify(value) === JSON.stringify(values[name]) ? [name] : [];
  });
}

const stateNames = ["search", "sort", "pageSize", "columns", "view"];

/** Finds the filters of a view that the list, or a filter's values, no longer know. */
export function deadFilters({ filters }: ListDescription<string, unknown>, query: string): string[] {
  const parsers = filterParsers(filters);
  return [...new URLSearchParams(query)].flatMap(([name, value]) => {
    const parser = parsers[name];
    const isDead = parser ? parser.parse(value) === null : !stateNames.includes(name);
    return isDead ? [name] : [];
  });
}

export function withoutNames(query: string, names: readonly string[]): string {
  return new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => !names.includes(name))).toString();
}
