"use client";

import { useQueryStates } from "nuqs";
import { useMemo } from "react";
import {
  type FilterValue,
  filterParsers,
  inputOf,
  type ListDescription,
  type ListInput,
  type SortState,
  stateParsers,
} from "./list-parsers";

export type ListState<Sort extends string, Filter> = {
  input: ListInput<Sort, Filter>;
  filters: Readonly<Record<string, FilterValue | null>>;
  /** Chosen columns; null: default columns. */
  columns: readonly string[] | null;
  isNarrowed: boolean;
  /** @param isSameSearch replaces the history entry of the same search */
  onSearch: (search: string, isSameSearch: boolean) => void;
  onPage: (page: number, options?: { history: "replace" }) => void;
  onPageSize: (size: number) => void;
  onSort: (sort: SortState<Sort> | null) => void;
  onFilter: (name: string, value: FilterValue | null) => void;
  onColumns: (columns: readonly string[] | null) => void;
  /** @param keptFilters names of filters that stay */
  onClear: (keptFilters?: readonly string[]) => void;
};

/** Keeps a list's state in the URL only, so that reload, back and shared links show the same. */
export function useListState<Sort extends string, Filter>(list: ListDescription<Sort, Filter>): ListState<Sort, Filter> {
  const stateKeys = useMemo(() => stateParsers(list.sort), [list]);
  const filterKeys = useMemo(() => filterParsers(list.filters), [list]);
  const [state, setState] = useQueryStates(stateKeys, { history: "push" });
  const [filters, setFilters] = useQueryStates(filterKeys, { history: "push" });
  const input = useMemo(() => inputOf(list, state, filters), [list, state, filters]);
  return {
    input,
    filters,
    columns: state.columns,
    isNarrowed: input.search !== undefined || Object.values(filters).some((value) => value !== null),
    onSearch: (search, isSameSearch) =>
      void setState({ search: search || null, page: null }, { history: isSameSearch ? "replace" : "push" }),
    onPage: (page, options) => void setState({ page }, options),
    onPageSize: (pageSize) => void setState({ pageSize: stateKeys.pageSize.parse(String(pageSize)), page: null }),
    onSort: (sort) => void setState({ sort, page: null }),
    onFilter: (name, value) => {
      void setFilters({ [name]: value });
      void setState({ page: null });
    },
    onColumns: (columns) => void setState({ columns: columns && [...columns] }, { history: "replace" }),
    onClear: (keptFilters = []) => {
      const cleared = Object.keys(filterKeys).filter((name) => !keptFilters.includes(name));
      void setFilters(Object.fromEntries(cleared.map((name) => [name, null])));
      void setState({ search: null, page: null });
    },
  };
}
