"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ListDescription } from "~/components/table/list-parsers";
import { type ListState, useListState } from "~/components/table/use-list-state";
import { pageCount } from "~/lib/pagination";
import type { BulkReport } from "./bulk-bar";
import type { ListProcedure, RowOf } from "./resource-api";

type ResourceListOptions<List, Sort extends string, Filter> = {
  api: { list: List & ListProcedure<RowOf<List>, NoInfer<Sort>, NoInfer<Filter>> };
  list: ListDescription<Sort, Filter>;
  /** False: another view asks for rows of its own, such as a board with its columns. */
  isEnabled?: boolean;
};

/** The state of a list: what the address asks for, the rows that came, and what was done with them. Any view can show it. */
export type ResourceListState<Row extends { id: number }, Sort extends string, Filter> = ListState<Sort, Filter> & {
  /** Undefined while the first ones are loaded. */
  rows: readonly Row[] | undefined;
  /** Of all pages. */
  total: number;
  /** The last page that has rows. */
  lastPage: number;
  /** Shows rows that are about to be replaced. */
  isStale: boolean;
  /** There are no rows because the call was refused. */
  isFailed: boolean;
  refetch: () => Promise<unknown>;
  /** The ids of the selected rows. */
  selected: readonly number[];
  select: (ids: readonly number[]) => void;
  /** What came of something done to several rows, as long as it has something to say. */
  report: BulkReport | null;
  setReport: (report: BulkReport | null) => void;
};

/** The state of a list, in the address and beyond it. A toolbar and a table, a board or an inbox can share it. */
export function useResourceList<List, Sort extends string, Filter>({
  api,
  list,
  isEnabled = true,
}: ResourceListOptions<List, Sort, Filter>): ResourceListState<RowOf<List>, Sort, Filter> {
  const state = useListState(list);
  const { input, onPage } = state;
  const [selection, setSelection] = useState<{ input: object; ids: readonly number[] }>({ input, ids: [] });
  const [report, setReport] = useState<BulkReport | null>(null);
  const query = api.list.useQuery(input, {
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    // With nothing to show, the list itself says what is wrong.
    meta: { showsError: () => query.data === undefined },
  });
  const total = query.data?.total ?? 0;
  const lastPage = pageCount(total, input.pageSize);

  // The page asked for is no more: its last row was deleted, or the link is old.
  const isBeyond = query.data !== undefined && !query.isPlaceholderData && input.page > lastPage;
  useEffect(() => {
    if (isBeyond) onPage(lastPage, { history: "replace" });
  }, [isBeyond, lastPage, onPage]);

  const rows = query.data?.rows;
  return {
    ...state,
    rows,
    total,
    lastPage,
    isStale: query.isPlaceholderData,
    isFailed: query.isError && rows === undefined,
    refetch: query.refetch,
    // A selection is of the rows that are shown: other input, other rows.
    selected: selection.input === input ? selection.ids.filter((id) => rows?.some((row) => row.id === id)) : [],
    select: (ids) => setSelection({ input, ids }),
    report,
    setReport: (next) => setReport(next && next.kept.length > 0 ? next : null),
  };
}
