import type { Column, FilterOption } from "./column";
import type { ListSpec } from "./list-state";

/** One way to narrow a list, as the toolbar draws it. */
export type ListFilter = { key: string; label: string; options: readonly FilterOption[] };

type Sources<Row> = {
  spec: ListSpec<string, unknown>;
  columns: readonly Column<Row>[];
  labelOf: (name: string) => string;
  texts: Record<"yes" | "no" | "missing" | "missingEnglish" | "missingVietnamese", string>;
};

/** The filter that finds what lacks a language, for every list whose `filter` has this key. */
export const MISSING = "missing";

/** The filters of a list: those that its columns offer, and "missing English or Vietnamese" where the list knows it. */
export function listFilters<Row>({ spec, columns, labelOf, texts }: Sources<Row>): ListFilter[] {
  const offered = columns.flatMap(({ filter }): ListFilter[] => {
    if (!filter) return [];
    const options = filter.options ?? yesOrNo(spec, filter.key, texts);
    return [{ key: filter.key, label: labelOf(filter.key), options }];
  });
  if (!(MISSING in spec.filter.shape)) return offered;
  const languages = [
    { value: "en", label: texts.missingEnglish },
    { value: "vi", label: texts.missingVietnamese },
  ];
  return [...offered, { key: MISSING, label: texts.missing, options: languages }];
}

function yesOrNo(spec: ListSpec<string, unknown>, key: string, texts: { yes: string; no: string }): FilterOption[] {
  if (!spec.filter.shape[key]?.safeParse(true).success) return [];
  return [
    { value: "true", label: texts.yes },
    { value: "false", label: texts.no },
  ];
}
