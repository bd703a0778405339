"use client";

import { parseAsString, useQueryStates } from "nuqs";
import { useMemo } from "react";
import { DEFAULT_PAGE_SIZE } from "~/lib/pagination";
import { type ListInput, type ListSpec, listInput, type SortState, sortParam } from "./list-state";

/** What a list of rows shows, and how to change it. */
export type ListState<Sort extends string, Filter> = {
  /** What the server is asked. */
  input: ListInput<Sort, Filter>;
  /** The filters as the address has them; null: not set. */
  filters: Readonly<Record<string, string | null>>;
  /** The columns chosen; null: those that show by themselves. */
  columns: readonly string[] | null;
  /** Whether a search or a filter leaves rows out. */
  isNarrowed: boolean;
  onSearch: (search: string) => void;
  onPage: (page: number) => void;
  onPageSize: (size: number) => void;
  onSort: (sort: SortState<Sort> | undefined) => void;
  onFilter: (key: string, value: string | null) => void;
  onColumns: (columns: readonly string[] | null) => void;
  /** Takes search and filters away. */
  onClear: () => void;
};

const own = { search: parseAsString, page: parseAsString, pageSize: parseAsString, sort: parseAsString, columns: parseAsString };

/**
 * The state of a list, which lives in the address and nowhere else: reload, back and a shared link show the same.
 * @param spec what the list may be asked for; must stay the same object
 */
export function useListState<Sort extends string, Filter>(spec: ListSpec<Sort, Filter>): ListState<Sort, Filter> {
  const filterKeys = useMemo(() => Object.keys(spec.filter.shape), [spec]);
  const parsers = useMemo(() => ({ ...Object.fromEntries(filterKeys.map((key) => [key, parseAsString])), ...own }), [filterKeys]);
  const [params, setParams] = useQueryStates<Record<string, typeof parseAsString>>(parsers, { history: "push" });
  const input = useMemo(() => listInput(spec, params), [spec, params]);
  const filters = useMemo(() => Object.fromEntries(filterKeys.map((key) => [key, params[key] ?? null])), [filterKeys, params]);

  // Whatever changes which rows there are leads back to the first page.
  const change = (changes: Record<string, string | null>) => void setParams({ page: null, ...changes });
  return {
    input,
    filters,
    columns: params.columns?.split(",") ?? null,
    isNarrowed: input.search !== undefined || Object.keys(input.filter ?? {}).length > 0,
    onSearch: (search) => change({ search: search || null }),
    onPage: (page) => void setParams({ page: page === 1 ? null : String(page) }),
    onPageSize: (size) => change({ pageSize: size === DEFAULT_PAGE_SIZE ? null : String(size) }),
    onSort: (sort) => change({ sort: sortParam(sort) }),
    onFilter: (key, value) => change({ [key]: value }),
    onColumns: (columns) => void setParams({ columns: columns?.join(",") ?? null }, { history: "replace" }),
    onClear: () => change({ search: null, ...Object.fromEntries(filterKeys.map((key) => [key, null])) }),
  };
}
