"use client";

import { keepPreviousData, useMutation } from "@tanstack/react-query";
import { CircleAlert, Inbox, SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useFieldLabels } from "~/components/fields/field-labels";
import type { Column } from "~/components/table/column";
import { DataTable } from "~/components/table/data-table";
import { listFilters } from "~/components/table/list-filters";
import { type ListSpec, nextSort } from "~/components/table/list-state";
import { Pagination } from "~/components/table/pagination";
import { withMoved } from "~/components/table/place-after";
import { Toolbar } from "~/components/table/toolbar";
import { useExport } from "~/components/table/use-export";
import { useListState } from "~/components/table/use-list-state";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import type { AdminPath } from "~/features/registry";
import { offsetOf, pageCount } from "~/lib/pagination";
import { type BulkAction, BulkBar, type BulkReport, BulkReportNotice } from "./bulk-bar";
import { useFeatureName } from "./feature-names";
import type { ListApi, ListCache } from "./resource-api";
import { useMay } from "./use-may";

/** What a list needs, whatever else its page offers. */
export type ListProps<ListRow extends { id: number }, Sort extends string, Filter extends object> = {
  /** Its page of the back office: permissions, title and labels go by it. */
  path: AdminPath;
  /** What it may be asked for, from its schema file. */
  list: ListSpec<Sort, Filter>;
  columns: readonly Column<NoInfer<ListRow>, keyof NoInfer<Filter> & string>[];
  /** What can be done with several rows at once, beside deleting. */
  bulk?: readonly BulkAction[];
  /** More buttons at the end of a row. */
  rowActions?: (row: NoInfer<ListRow>) => ReactNode;
};

type ResourceListProps<ListRow extends { id: number }, Sort extends string, Filter extends object> = ListProps<
  ListRow,
  Sort,
  Filter
> & {
  /** Its typed calls: `api.system.outbox`. */
  api: ListApi<NoInfer<ListRow>, NoInfer<Sort>, NoInfer<Filter>>;
  /** Their cache: `utils.system.outbox`. */
  cache: ListCache<ListRow, Sort, Filter>;
  /** Beside the title, and again where there is nothing yet. */
  newButton?: ReactNode;
  /** Makes the name of a row lead to it. */
  open?: (row: NoInfer<ListRow>, name: ReactNode) => ReactNode;
  /** Asks for these rows to be deleted; without it they can't be. */
  onDelete?: (rows: readonly NoInfer<ListRow>[]) => void;
  /** Puts a row right behind another one (null: first); without it rows can't be moved. */
  onMove?: (id: number, after: number | null) => Promise<unknown>;
  /** Above the list, such as what came of something. */
  children?: ReactNode;
};

/**
 * The list of a page: search, filters, order, columns, export, bulk actions. What it shows lives in the address. It is enough
 * for what people only read; `ResourcePage` adds New, Edit and Delete.
 */
export function ResourceList<ListRow extends { id: number }, Sort extends string, Filter extends object>(
  props: ResourceListProps<ListRow, Sort, Filter>,
) {
  const { path, api, cache, list, columns, bulk = [], rowActions, newButton, open, onDelete, onMove, children } = props;
  const t = useTranslations("table");
  const resource = useTranslations("resource");
  const common = useTranslations("common");
  const featureName = useFeatureName();
  const labelOf = useFieldLabels(path);
  const may = useMay(path);
  const state = useListState(list);
  const [selected, setSelected] = useState<number[]>([]);
  const [moved, setMoved] = useState<readonly ListRow[] | null>(null);
  const [report, setReport] = useState<BulkReport | null>(null);

  const { input } = state;
  const query = api.list.useQuery(input, {
    placeholderData: keepPreviousData,
    // With nothing to show, the list itself says what is wrong.
    meta: { showsError: () => query.data === undefined },
  });
  const rows: readonly ListRow[] | undefined = moved ?? query.data?.rows;
  const total = query.data?.total ?? 0;
  const exporting = useExport({ path, columns, labelOf, input, fetchPage: cache.list.fetch });
  const filters = useMemo(
    () => listFilters({ spec: list, columns, labelOf, texts: filterTexts(t) }),
    [list, columns, labelOf, t],
  );

  // Other rows, other ticks: nothing is done to what nobody sees.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes what is asked for takes the ticks away
  useEffect(() => setSelected([]), [input]);

  // The page asked for is no more: its last row went, or the link is old.
  const lastPage = pageCount(total, input.pageSize);
  const { onPage } = state;
  const isBeyond = query.data !== undefined && !query.isPlaceholderData && input.page > lastPage;
  useEffect(() => {
    if (isBeyond) onPage(lastPage);
  }, [isBeyond, lastPage, onPage]);

  const reorder = useMutation({
    mutationFn: async ({ id, after }: { id: number; after: number | null }) =>
      onMove?.(id, after ?? (await lastOfPreviousPage())),
    // Whether it went through or not: what the server says then stands.
    onSettled: async () => {
      await cache.list.invalidate();
      setMoved(null);
    },
    // The call inside says its errors itself.
    meta: { showsError: () => true },
  });

  function handleMove(id: number, after: number | null) {
    if (!rows) return;
    setMoved(withMoved(rows, id, after));
    reorder.mutate({ id, after });
  }

  /** First on a page is behind the last one of the page before. */
  async function lastOfPreviousPage(): Promise<number | null> {
    const before = offsetOf(input.page, input.pageSize);
    if (before === 0) return null;
    const { rows } = await cache.list.fetch({ ...input, page: before, pageSize: 1 });
    return rows[0]?.id ?? null;
  }

  const canMove = onMove !== undefined && !state.isNarrowed && !input.sort;
  const offered = bulk.filter((action) => may[action.needs]);
  const ticked = rows?.filter((row) => selected.includes(row.id)) ?? [];
  const tickedIds = ticked.map((row) => row.id);

  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-semibold text-xl">{featureName(path)}</h1>
        {newButton}
      </div>
      {children}
      {report && <BulkReportNotice report={report} onClose={() => setReport(null)} />}
      <section className="min-w-0 rounded-xl border border-border bg-card shadow-xs">
        <div className="border-border border-b p-3">
          {ticked.length > 0 ? (
            <BulkBar
              ids={tickedIds}
              actions={offered}
              onReport={(report) => {
                setReport(report.kept.length > 0 ? report : null);
                void cache.list.invalidate();
              }}
              onDelete={onDelete && (() => onDelete(ticked))}
              onClear={() => setSelected([])}
            />
          ) : (
            <Toolbar
              state={state}
              columns={columns}
              labelOf={labelOf}
              sorts={list.sort}
              filters={filters}
              onExport={exporting.start}
              isExporting={exporting.isPending}
            />
          )}
        </div>
        {query.isError && rows === undefined ? (
          <EmptyState icon={CircleAlert} title={t("failed")}>
            <Button variant="outline" onClick={() => query.refetch()}>
              {common("retry")}
            </Button>
          </EmptyState>
        ) : (
          <DataTable
            label={featureName(path)}
            columns={columns}
            labelOf={labelOf}
            rows={rows}
            page={input.page}
            pageSize={input.pageSize}
            isBusy={query.isPlaceholderData}
            chosen={state.columns}
            sort={input.sort}
            sorts={list.sort}
            onSort={(id) => {
              const by = list.sort.find((sort) => sort === id);
              if (by) state.onSort(nextSort(input.sort, by));
            }}
            selection={onDelete || offered.length > 0 ? { ids: tickedIds, onChange: setSelected } : undefined}
            onMove={canMove ? handleMove : undefined}
            open={open}
            actions={rowActions}
            empty={
              state.isNarrowed ? (
                <EmptyState icon={SearchX} title={t("noMatch")} description={t("noMatchHelp")}>
                  <Button variant="outline" onClick={state.onClear}>
                    {t("clearFilters")}
                  </Button>
                </EmptyState>
              ) : (
                <EmptyState icon={Inbox} title={t("empty")} description={newButton ? resource("emptyHelp") : undefined}>
                  {newButton}
                </EmptyState>
              )
            }
          />
        )}
        {total > 0 && (
          <div className="border-border border-t p-3">
            <Pagination
              page={Math.min(input.page, lastPage)}
              pageSize={input.pageSize}
              total={total}
              onPage={state.onPage}
              onPageSize={state.onPageSize}
            />
          </div>
        )}
      </section>
    </div>
  );
}

function filterTexts(t: ReturnType<typeof useTranslations<"table">>) {
  return {
    yes: t("yes"),
    no: t("no"),
    missing: t("missing"),
    missingEnglish: t("missingEnglish"),
    missingVietnamese: t("missingVietnamese"),
  };
}
