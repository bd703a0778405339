"use client";

import { CircleAlert, Inbox, SearchX } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useFieldLabels } from "~/components/fields/field-labels";
import { type Column, columnsFor, nameOfRow } from "~/components/table/column";
import { DataTable } from "~/components/table/data-table";
import { type ListDescription, nextSort } from "~/components/table/list-parsers";
import { ListToolbar } from "~/components/table/list-toolbar";
import { Pagination } from "~/components/table/pagination";
import { type Place, withMoved } from "~/components/table/place";
import { RowList } from "~/components/table/row-list";
import { TileGrid } from "~/components/table/tile-grid";
import { type ListView, useIsTable, ViewSwitch } from "~/components/table/view-switch";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import type { AdminPath } from "~/features/registry";
import { type BulkAction, BulkBar, BulkReportNotice } from "./bulk-bar";
import { useFeatureName } from "./feature-names";
import type { ListProcedure, MoveProcedure, RowOf } from "./resource-api";
import { useMay } from "./use-may";
import { type ResourceListState, useResourceList } from "./use-resource-list";

/** What a list needs, whatever else its page offers. */
export type ListProps<List, Sort extends string, Filter> = {
  /** Its page of the back office: permissions, title and labels go by it. */
  path: AdminPath;
  /** What it may be asked for, from its page: `describeList(levelList)`. */
  list: ListDescription<Sort, Filter>;
  columns: readonly Column<RowOf<List>, keyof NoInfer<Filter> & string>[];
  /** What people call a row, where that is not the value of its first column. */
  nameOf?: (row: RowOf<List>) => string | null | undefined;
  /** What can be done with several rows at once, beside deleting. */
  bulk?: readonly BulkAction<RowOf<List>>[];
  /** Draws a row as a whole: the columns then only say by what the list is narrowed. */
  row?: (row: RowOf<List>) => ReactNode;
  /** More buttons at the end of a row. */
  rowActions?: (row: RowOf<List>) => ReactNode;
  /** Another view beside the table. */
  view?: ListView<RowOf<List>, NoInfer<Sort>, NoInfer<Filter>>;
  /** Where records come from, for a list that has none yet. */
  emptyHelp?: string;
};

type ResourceListProps<List, Sort extends string, Filter> = ListProps<List, Sort, Filter> & {
  /** Its procedures; without `move` its rows have no order of their own. */
  api: { list: List & ListProcedure<RowOf<List>, NoInfer<Sort>, NoInfer<Filter>>; move?: MoveProcedure };
  /** Beside the title, and again where there is nothing yet. */
  newButton?: ReactNode;
  /** Beside the title only. */
  titleActions?: ReactNode;
  /** Makes the name of a row lead to it. */
  open?: (row: RowOf<List>, name: ReactNode) => ReactNode;
  /** Asks for these rows to be deleted; without it they can't be. */
  onDelete?: (rows: readonly RowOf<List>[]) => void;
  /** Above the list. */
  children?: ReactNode;
};

/** The list of a page: search, filters, order, columns, export, bulk actions. `ResourcePage` adds New, Edit and Delete. */
export function ResourceList<List, Sort extends string, Filter>(props: ResourceListProps<List, Sort, Filter>) {
  const { path, api, list, bulk = [], rowActions, view, emptyHelp, newButton, titleActions, open, onDelete, children } = props;
  const columns = columnsFor(useLocale(), props.columns);
  const featureName = useFeatureName();
  const labelOf = useFieldLabels(path);
  const may = useMay(path);
  const [isTable, setIsTable] = useIsTable(view);
  // A view that asks for rows of its own; another one draws the rows of the table.
  const ownView = view && !isTable && "render" in view ? view : null;
  const tile = view && !isTable && "tile" in view ? view.tile : null;
  const state = useResourceList({ api, list, isEnabled: !ownView });
  const { input } = state;
  const order = useOrder(api.move, state);
  const rows = order.rows ?? state.rows;
  const nameOf = (row: RowOf<List>) => nameOfRow(columns, row, props.nameOf);
  const offered = bulk.filter((action) => may[action.needs]);
  const selectedRows = rows?.filter((row) => state.selected.includes(row.id)) ?? [];
  const canMove = api.move !== undefined && may.edit && !state.isNarrowed && !input.sort;

  const rowProps = {
    label: featureName(path),
    nameOf,
    rows,
    pageSize: input.pageSize,
    isStale: state.isStale,
    selection: onDelete || offered.length > 0 ? { ids: state.selected, onChange: state.select } : undefined,
    empty: state.isNarrowed ? <NoMatch onClear={state.onClear} /> : <EmptyList newButton={newButton} help={emptyHelp} />,
  };

  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-semibold text-xl">{featureName(path)}</h1>
        {titleActions || newButton ? (
          <div className="flex flex-wrap items-center gap-2">
            {titleActions}
            {newButton}
          </div>
        ) : null}
      </div>
      {children}
      {state.report && <BulkReportNotice report={state.report} onClose={() => state.setReport(null)} />}
      <section className="min-w-0 rounded-xl border border-border bg-card shadow-xs">
        <div className="border-border border-b p-3">
          {!ownView && selectedRows.length > 0 ? (
            <BulkBar
              rows={selectedRows}
              actions={offered}
              onReport={state.setReport}
              onDelete={onDelete && (() => onDelete(selectedRows))}
              onClear={() => state.select([])}
            />
          ) : (
            <ListToolbar
              path={path}
              state={state}
              list={list}
              columns={columns}
              labelOf={labelOf}
              hasColumns={isTable && !props.row}
              hasSort={!ownView}
            >
              {view && <ViewSwitch view={view} isTable={isTable} onChange={setIsTable} />}
            </ListToolbar>
          )}
        </div>
        {ownView ? (
          ownView.render(input)
        ) : state.isFailed ? (
          <FailedList onRetry={() => void state.refetch()} />
        ) : props.row ? (
          <RowList {...rowProps} row={props.row} />
        ) : tile ? (
          <TileGrid {...rowProps} tile={tile} open={open} actions={rowActions} />
        ) : (
          <DataTable
            {...rowProps}
            columns={columns}
            labelOf={labelOf}
            page={input.page}
            chosen={state.columns}
            sort={input.sort}
            sorts={list.sort}
            onSort={(id) => {
              const by = list.sort.find((sort) => sort === id);
              if (by) state.onSort(nextSort(input.sort, by));
            }}
            onMove={canMove ? order.move : undefined}
            open={open}
            actions={rowActions}
          />
        )}
        {!ownView && state.total > 0 && (
          <div className="border-border border-t p-3">
            <Pagination
              page={Math.min(input.page, state.lastPage)}
              pageSize={input.pageSize}
              total={state.total}
              onPage={state.onPage}
              onPageSize={state.onPageSize}
            />
          </div>
        )}
      </section>
    </div>
  );
}

/** Moves rows: they are shown at their new place at once, and as the server has them once it has answered. */
function useOrder<Row extends { id: number }>(
  move: MoveProcedure | undefined,
  state: Pick<ResourceListState<Row, string, unknown>, "rows" | "refetch">,
) {
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const mutation = move?.useMutation({ onError: state.refetch, onSettled: () => setRows(null) });
  return {
    rows,
    move(id: number, place: Place) {
      if (state.rows) setRows(withMoved(rows ?? state.rows, id, place));
      mutation?.mutate({ id, ...place });
    },
  };
}

function FailedList({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("table");
  const common = useTranslations("common");
  return (
    <EmptyState icon={CircleAlert} title={t("failed")}>
      <Button variant="outline" onClick={onRetry}>
        {common("retry")}
      </Button>
    </EmptyState>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useTranslations("table");
  return (
    <EmptyState icon={SearchX} title={t("noMatch")} description={t("noMatchHelp")}>
      <Button variant="outline" onClick={onClear}>
        {t("clearFilters")}
      </Button>
    </EmptyState>
  );
}

function EmptyList({ help, newButton }: { help: string | undefined; newButton: ReactNode }) {
  const t = useTranslations("table");
  const resource = useTranslations("resource");
  return (
    <EmptyState icon={Inbox} title={t("empty")} description={help ?? (newButton ? resource("emptyHelp") : undefined)}>
      {newButton}
    </EmptyState>
  );
}
