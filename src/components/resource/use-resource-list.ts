"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ListDescription } from "~/components/table/list-parsers";
import { type ListState, useListState } from "~/components/table/use-list-state";
import type { BulkReport } from "~/lib/bulk-report";
import { pageCount } from "~/lib/pagination";
import type { ListProcedure, RowOf } from "./resource-api";

type ResourceListOptions<List, Sort extends string, Filter> = {
  api: { list: List & ListProcedure<RowOf<List>, NoInfer<Sort>, NoInfer<Filter>> };
  list: ListDescription<Sort, Filter>;
  /** false: another view, such as a board, fetches its own rows. */
  isEnabled?: boolean;
};

export type ResourceListState<Row extends { id: number }, Sort extends string, Filter> = ListState<Sort, Filter> & {
  rows: readonly Row[] | undefined;
  /** Total on all pages. */
  total: number;
  lastPage: number;
  isStale: boolean;
  isFailed: boolean;
  refetch: () => Promise<unknown>;
  selected: readonly number[];
  select: (ids: readonly number[]) => void;
  report: BulkReport | null;
  setReport: (report: BulkReport | null) => void;
};

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
    // Without rows, the list itself shows the error.
    meta: { showsError: () => query.data === undefined },
  });
  const total = query.data?.total ?? 0;
  const lastPage = pageCount(total, input.pageSize);

  // The page no longer exists: its last row was deleted, or the link is old.
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
    // A selection is valid only for the input that it was made with.
    selected: selection.input === input ? selection.ids.filter((id) => rows?.some((row) => row.id === id)) : [],
    select: (ids) => setSelection({ input, ids }),
    report,
    setReport: (next) => setReport(next && next.unchanged.length > 0 ? next : null),
  };
}
