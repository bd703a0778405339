"use client";

import { CircleAlert } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFieldLabels } from "~/components/fields/field-labels";
import { type Column, columnsFor, nameOfRow } from "~/components/table/column";
import { DataTable } from "~/components/table/data-table";
import { useListSearch } from "~/components/table/list-address";
import { type ListDescription, nextSort } from "~/components/table/list-parsers";
import { ListToolbar } from "~/components/table/list-toolbar";
import { Pagination } from "~/components/table/pagination";
import type { RowsProps } from "~/components/table/selectable-list";
import { useListKeys } from "~/components/table/use-list-keys";
import { type ListView, useIsTable, ViewSwitch } from "~/components/table/view-switch";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { EmptyState } from "~/components/ui/empty-state";
import { lazyComponent } from "~/components/ui/lazy-component";
import { useModule } from "~/components/ui/use-module";
import type { AdminPath } from "~/features/registry";
import type { BulkReport } from "~/lib/bulk-report";
import { offsetOf } from "~/lib/pagination";
import { useFeatureName } from "./feature-names";
import { filtersOfView, type PresetView, usePresets } from "./list-views";
import { OrderedTable } from "./ordered-table";
import type { ListProcedure, MoveProcedure, RowOf } from "./resource-api";
import { useMay } from "./use-may";
import { useResourceList } from "./use-resource-list";
import { ViewTabs } from "./view-tabs";

const BulkReportNotice = lazyComponent(async () => (await import("./bulk-report")).BulkReportNotice);
// Most lists have rows. The placeholder is as high as a message.
const EmptyList = lazyComponent(async () => (await import("./empty-list")).EmptyList, <div className="h-64" />);

export type ListProps<List, Sort extends string, Filter> = {
  /** Page of the back office, for permissions, title and labels. */
  path: AdminPath;
  list: ListDescription<Sort, Filter>;
  columns: readonly Column<RowOf<List>, keyof NoInfer<Filter> & string>[];
  /** Name of a row; default: the value of its first column. */
  nameOf?: (row: RowOf<List>) => string | null | undefined;
  /** Actions on the selected rows, see `bulk-actions.tsx`. */
  bulk?: (rows: readonly RowOf<List>[]) => ReactNode;
  /** Renders the rows in another way than as a table; the columns then only define the filters. */
  rows?: (rows: RowsProps<RowOf<List>>) => ReactNode;
  /** Buttons of a row, outside its menu. */
  rowActions?: (row: RowOf<List>) => ReactNode;
  view?: ListView<RowOf<List>, NoInfer<Sort>, NoInfer<Filter>>;
  /** Views beside those that the filters suggest, such as "Mine". */
  views?: readonly PresetView[];
  /** Fills panes beside the opened record, which then has the page's heading. */
  pane?: "alone" | "besideRecord";
};

type ResourceListProps<List, Sort extends string, Filter> = ListProps<List, Sort, Filter> & {
  /** Procedures; without `move` rows can't be reordered. */
  api: { list: List & ListProcedure<RowOf<List>, NoInfer<Sort>, NoInfer<Filter>>; move?: MoveProcedure };
  /** Shown beside the title, in an empty list below what belongs there. */
  newButton?: ReactNode;
  titleActions?: ReactNode;
  /** Whether deleted records can be brought back from the trash. */
  hasDeleted?: boolean;
  open?: (row: RowOf<List>, name: ReactNode) => ReactNode;
  /** @param onDone call it with the outcome */
  onDelete?: (rows: readonly RowOf<List>[], onDone: (report: BulkReport) => void) => void;
  /** Rows that Delete acts on; without it, all that are selected. */
  canDelete?: (row: RowOf<List>) => boolean;
  children?: ReactNode;
};

/**
 * Shows a page's list with search, filters, order, columns, export and bulk actions. `ResourcePage` adds New, Edit and Delete.
 */
export function ResourceList<List, Sort extends string, Filter>(props: ResourceListProps<List, Sort, Filter>) {
  const { path, api, list, bulk, rowActions, view, newButton, titleActions, open, onDelete, children } = props;
  const classNames = props.pane ? paneClasses : pageClasses;
  const Title = props.pane === "besideRecord" ? "p" : "h1";
  const columns = columnsFor(useLocale(), props.columns);
  const featureName = useFeatureName();
  const labelOf = useFieldLabels(path);
  const may = useMay(path);
  const [isTable, setIsTable] = useIsTable(view);
  // A view with `render` fetches its own rows; others show the table's rows.
  const ownView = view && !isTable && "render" in view ? view : null;
  const tiles = view && !isTable && "tiles" in view ? view.tiles : null;
  const state = useResourceList({ api, list, isEnabled: !ownView });
  const { input } = state;
  const presets = usePresets(path, list, props.views ?? []);
  const tab = useListSearch().get("tab");
  const preset = presets.find((preset) => preset.tab === tab);
  const viewFilters = preset ? filtersOfView(list, preset.query, state.filters) : [];
  const isNarrowedInView =
    input.search !== undefined ||
    Object.entries(state.filters).some(([name, value]) => value !== null && !viewFilters.includes(name));
  const handleClear = () => state.onClear(viewFilters);
  const nameOf = (row: RowOf<List>) => nameOfRow(columns, row, props.nameOf);
  const { rows } = state;
  const selectedRows = rows?.filter((row) => state.selected.includes(row.id)) ?? [];
  const deletable = selectedRows.filter((row) => props.canDelete?.(row) ?? true);
  const bulkBar = useModule(() => import("./bulk-bar"), selectedRows.length > 0);
  const isEmpty = rows?.length === 0 && !state.isNarrowed && !ownView;

  function handleReport(report: BulkReport) {
    state.setReport(report);
    // A cancelled question has neither.
    if (report.count > 0 || report.unchanged.length > 0) state.select([]);
  }

  function handleDeleted(report: BulkReport) {
    handleReport(report);
    const unchangedIds = new Set(report.unchanged.map(({ id }) => id));
    // Undo brings the records back as they were, selected.
    if (report.count > 0) state.select(state.selected.filter((id) => !unchangedIds.has(id)));
  }

  function handleSort(id: string) {
    const by = list.sort.find((sort) => sort === id);
    if (by) state.onSort(nextSort(input.sort, by));
  }

  const handleKeys = useListKeys();
  const rowProps = {
    label: featureName(path),
    nameOf,
    rows,
    pageSize: input.pageSize,
    isStale: state.isStale,
    selection: onDelete || (bulk && may.edit) ? { ids: state.selected, onChange: state.select } : undefined,
    empty: (
      <EmptyList
        path={path}
        reason={isNarrowedInView ? "noMatch" : viewFilters.length > 0 ? "emptyView" : "empty"}
        title={preset?.empty}
        newButton={newButton}
        onClear={handleClear}
      />
    ),
  };

  const tableProps = {
    ...rowProps,
    columns,
    labelOf,
    page: input.page,
    chosen: state.columns,
    sort: input.sort,
    sorts: list.sort,
    onSort: handleSort,
    open,
    actions: rowActions,
  };

  return (
    <div className={classNames.whole}>
      <div className={classNames.head}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Title className="font-semibold text-xl">{featureName(path)}</Title>
          {titleActions || newButton ? (
            <div className="flex flex-wrap items-center gap-2">
              {titleActions}
              {!isEmpty && newButton}
            </div>
          ) : null}
        </div>
        {children}
        <ViewTabs path={path} list={list} presets={presets} labelOf={labelOf} isColumn={props.pane !== undefined} />
        {state.report && <BulkReportNotice path={path} report={state.report} onClose={() => state.setReport(null)} />}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of its rows, which have the focus */}
      <section onKeyDown={handleKeys} className={cn("@container min-w-0 bg-card", classNames.list)}>
        <div
          className={cn(
            "border-border border-b px-2 py-1",
            classNames.bar,
            isEmpty && !hasTrash(list) && "hidden",
            selectedRows.length > 0 && classNames.barOfSelected,
          )}
        >
          {!ownView && selectedRows.length > 0 && bulkBar ? (
            <bulkBar.BulkBar
              path={path}
              ids={selectedRows.map(({ id }) => id)}
              onReport={handleReport}
              onDelete={onDelete && deletable.length > 0 ? () => onDelete(deletable, handleDeleted) : undefined}
              onClear={() => state.select([])}
            >
              {bulk?.(selectedRows)}
            </bulkBar.BulkBar>
          ) : (
            <ListToolbar
              path={path}
              state={state}
              list={list}
              columns={columns}
              labelOf={labelOf}
              viewFilters={viewFilters}
              isNarrowed={isNarrowedInView}
              onClear={handleClear}
              hasColumns={isTable && !props.rows}
              hasSort={!ownView}
              hasTrash={props.hasDeleted}
            >
              {view && <ViewSwitch view={view} isTable={isTable} onChange={setIsTable} />}
            </ListToolbar>
          )}
        </div>
        {ownView ? (
          ownView.render(input)
        ) : state.isFailed ? (
          <FailedList onRetry={() => void state.refetch()} />
        ) : props.rows ? (
          props.rows(rowProps)
        ) : tiles ? (
          tiles({ ...rowProps, open, actions: rowActions })
        ) : api.move ? (
          <OrderedTable
            {...tableProps}
            move={api.move}
            canMove={may.edit && !state.isNarrowed && !input.sort}
            onFailed={state.refetch}
          />
        ) : (
          <DataTable {...tableProps} />
        )}
        {!ownView && state.total > 0 && (
          <div className="border-border border-t px-3 py-2">
            <Pagination
              offset={offsetOf(Math.min(input.page, state.lastPage), input.pageSize)}
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

const pageClasses = {
  whole: "grid min-w-0 gap-4",
  head: "grid min-w-0 gap-4",
  list: "rounded-xl border border-border shadow-xs",
  bar: "rounded-t-xl",
  barOfSelected: "sticky top-14 z-20 bg-card",
};

const paneClasses = {
  whole: "flex min-h-0 min-w-0 flex-col lg:h-full xl:grid xl:grid-cols-[12.5rem_minmax(0,1fr)] xl:grid-rows-[minmax(0,1fr)]",
  head: "grid min-w-0 shrink-0 content-start gap-2 border-border p-3 max-xl:border-b xl:overflow-y-auto xl:border-r",
  list: "lg:min-h-0 lg:flex-1 lg:overflow-y-auto",
  bar: "sticky top-14 z-20 bg-card lg:top-0",
  barOfSelected: "",
};

/** A trash is reached by its filter, so that the bar stays when only the trash has records. */
function hasTrash({ filters }: ListDescription<string, unknown>): boolean {
  return "trash" in filters;
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
