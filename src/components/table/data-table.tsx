"use client";

import {
  columnVisibilityFeature,
  createColumnHelper,
  functionalUpdate,
  type RowSelectionState,
  rowSelectionFeature,
  type Row as TableRowModel,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useMemo } from "react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { cn } from "~/components/ui/cn";
import { Skeleton } from "~/components/ui/skeleton";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "~/components/ui/table";
import { rowIndex } from "~/lib/pagination";
import { type Column, fieldOf, labelOfRow, shownColumns } from "./column";
import { DefaultCell } from "./default-cell";

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

// Only lists that people put in order load what drags their rows.
const SortableArea = dynamic(() => import("./sortable").then((module) => module.SortableArea));
const SortableRow = dynamic(() => import("./sortable").then((module) => module.SortableRow));

export type DataTableProps<Row extends { id: number }> = {
  /** What the table is of, for those who can't see it. */
  label: string;
  columns: readonly Column<Row>[];
  labelOf: (columnId: string) => string;
  /** Undefined: still on the way. */
  rows: readonly Row[] | undefined;
  page: number;
  pageSize: number;
  /** Shows rows that are about to be replaced. */
  isBusy: boolean;
  /** The columns chosen; null: those that show by themselves. */
  chosen: readonly string[] | null;
  sort?: { by: string; dir: "ASC" | "DESC" };
  /** The columns that it can be sorted by. */
  sorts: readonly string[];
  onSort: (columnId: string) => void;
  /** The ids ticked, and what to do when they change; without it there is nothing to tick. */
  selection?: { ids: readonly number[]; onChange: (ids: number[]) => void };
  /** Makes the name of a row lead to it. */
  open?: (row: Row, name: ReactNode) => ReactNode;
  /** The buttons at the end of a row. */
  actions?: (row: Row) => ReactNode;
  /** Takes a row that was put right behind another one (null: before all others on this page); without it rows stay. */
  onMove?: (id: number, after: number | null) => void;
  /** What stands instead of rows, when there are none. */
  empty: ReactNode;
};

/** Draws rows; it knows nothing of where they come from. Below 768 px every row is a card. */
export function DataTable<Row extends { id: number }>({ columns, rows, onMove, ...props }: DataTableProps<Row>) {
  const t = useTranslations("table");
  const { label, labelOf, page, pageSize, isBusy, chosen, selection, open = (_row, name) => name, actions } = props;
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return columns.map((column) =>
      helper.display({
        id: column.id,
        cell: ({ row }) =>
          column.cell ? (
            column.cell(row.original)
          ) : (
            <DefaultCell value={fieldOf(column, row.original)} isNumber={column.isNumber} />
          ),
      }),
    );
  }, [columns]);
  const columnVisibility = useMemo(() => {
    const shown = shownColumns(columns, chosen);
    return Object.fromEntries(columns.map((column) => [column.id, shown.includes(column)]));
  }, [columns, chosen]);
  const rowSelection = useMemo(() => selectionState(selection?.ids ?? []), [selection?.ids]);
  const data = useMemo(() => [...(rows ?? [])], [rows]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: (row) => String(row.id),
    state: { columnVisibility, rowSelection },
    onRowSelectionChange: (updater) => {
      const next = functionalUpdate(updater, rowSelection);
      selection?.onChange(
        Object.keys(next)
          .filter((id) => next[id])
          .map(Number),
      );
    },
  });
  const byId = new Map(columns.map((column) => [column.id, column]));
  const shown = table.getVisibleLeafColumns();
  const models = table.getRowModel().rows;
  const nameOf = (row: Row) => labelOfRow(columns, row);

  function cellsOf(model: TableRowModel<typeof features, Row>, position: number, handle?: ReactNode) {
    return (
      <>
        {handle && <Cell className="w-9 py-1 pr-0 pl-1.5 max-md:order-1 max-md:w-auto">{handle}</Cell>}
        {selection && (
          <Cell className="w-9 pr-0 max-md:order-1 max-md:w-auto">
            <Checkbox
              aria-label={t("selectRow", { name: nameOf(model.original) })}
              checked={model.getIsSelected()}
              // The handler knows ranges (shift), but asks its event for a state that a button does not have.
              onClick={({ shiftKey }) =>
                model.getToggleSelectedHandler()({ shiftKey, target: { checked: !model.getIsSelected() } })
              }
            />
          </Cell>
        )}
        <Cell className="w-12 text-muted-foreground tabular-nums max-md:order-1 max-md:w-auto max-md:pr-0">
          {rowIndex(page, pageSize, position)}
        </Cell>
        {model.getVisibleCells().map((cell, index) => (
          <Cell
            key={cell.id}
            className={cn(
              index === 0
                ? "min-w-40 font-medium max-md:order-1 max-md:min-w-0 max-md:flex-1 max-md:text-base"
                : "max-md:order-3 max-md:flex max-md:w-full max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:pt-0",
              byId.get(cell.column.id)?.isNumber && "md:text-right",
            )}
          >
            {index > 0 && (
              <span aria-hidden className="shrink-0 text-muted-foreground text-xs md:hidden">
                {labelOf(cell.column.id)}
              </span>
            )}
            {index === 0 ? (
              open(model.original, <table.FlexRender cell={cell} />)
            ) : (
              <div className="min-w-0 max-md:text-right">
                <table.FlexRender cell={cell} />
              </div>
            )}
          </Cell>
        ))}
        {actions && (
          <Cell className="w-px whitespace-nowrap py-1 text-right max-md:order-2 max-md:w-auto">{actions(model.original)}</Cell>
        )}
      </>
    );
  }

  const extra = 1 + (selection ? 1 : 0) + (actions ? 1 : 0) + (onMove ? 1 : 0);
  const body = (
    <Table role="table" label={label} aria-busy={isBusy || rows === undefined} className="max-md:block">
      <TableHeader role="rowgroup" className="max-md:hidden">
        <TableRow role="row" className="hover:bg-transparent">
          {onMove && (
            <TableHead role="columnheader" className="w-9 pr-0">
              <span className="sr-only">{t("order")}</span>
            </TableHead>
          )}
          {selection && (
            <TableHead role="columnheader" className="w-9 pr-0">
              <Checkbox
                aria-label={t("selectAll")}
                checked={table.getIsAllRowsSelected() || (table.getIsSomeRowsSelected() && "indeterminate")}
                onCheckedChange={(checked) => table.toggleAllRowsSelected(checked === true)}
                disabled={models.length === 0}
              />
            </TableHead>
          )}
          <TableHead role="columnheader" className="w-12">
            {t("number")}
          </TableHead>
          {shown.map((column) => (
            <HeaderCell
              key={column.id}
              label={labelOf(column.id)}
              isEnd={byId.get(column.id)?.isNumber ?? false}
              dir={props.sort?.by === column.id ? props.sort.dir : undefined}
              onSort={props.sorts.includes(column.id) ? () => props.onSort(column.id) : undefined}
            />
          ))}
          {actions && (
            <TableHead role="columnheader" className="w-px">
              <span className="sr-only">{t("actions")}</span>
            </TableHead>
          )}
        </TableRow>
      </TableHeader>
      <TableBody
        role="rowgroup"
        className={cn("transition-opacity duration-200 max-md:block", isBusy && rows !== undefined && "opacity-60")}
      >
        {rows === undefined && <SkeletonRows rows={pageSize} cells={shown.length + extra} />}
        {models.map((model, position) =>
          onMove ? (
            <SortableRow
              key={model.id}
              id={model.original.id}
              name={nameOf(model.original)}
              className={rowClasses}
              isSelected={model.getIsSelected()}
            >
              {(handle) => cellsOf(model, position, handle)}
            </SortableRow>
          ) : (
            <TableRow
              key={model.id}
              role="row"
              data-state={model.getIsSelected() ? "selected" : undefined}
              className={rowClasses}
            >
              {cellsOf(model, position)}
            </TableRow>
          ),
        )}
        {rows?.length === 0 && (
          <TableRow role="row" className="hover:bg-transparent max-md:block">
            <TableCell role="cell" colSpan={shown.length + extra} className="p-0 max-md:block">
              {props.empty}
            </TableCell>
          </TableRow>
        )}
      </TableBody>
    </Table>
  );
  if (!onMove) return body;
  return (
    <SortableArea rows={data.map((row) => ({ id: row.id, name: nameOf(row) }))} onMove={onMove}>
      {body}
    </SortableArea>
  );
}

function selectionState(ids: readonly number[]): RowSelectionState {
  const state: RowSelectionState = {};
  for (const id of ids) state[id] = true;
  return state;
}

/** Below 768 px a card: tick, number, name and buttons in its first line, every other value with its label below. */
const rowClasses = "max-md:flex max-md:flex-wrap max-md:items-center max-md:px-1 max-md:py-2";

function Cell({ className, ...props }: ComponentProps<typeof TableCell>) {
  return <TableCell role="cell" className={cn("max-md:py-1", className)} {...props} />;
}

type HeaderCellProps = { label: string; isEnd: boolean; dir?: "ASC" | "DESC"; onSort?: () => void };

function HeaderCell({ label, isEnd, dir, onSort }: HeaderCellProps) {
  const Icon = dir === "ASC" ? ArrowUp : dir === "DESC" ? ArrowDown : ChevronsUpDown;
  return (
    <TableHead
      role="columnheader"
      className={cn(isEnd && "text-right")}
      aria-sort={onSort && (dir === "ASC" ? "ascending" : dir === "DESC" ? "descending" : "none")}
    >
      {onSort ? (
        <Button variant="ghost" size="sm" className={cn("text-muted-foreground", isEnd ? "-mr-2.5" : "-ml-2.5")} onClick={onSort}>
          {label}
          <Icon aria-hidden className={cn("size-3.5", dir ? "text-primary-text" : "opacity-60")} />
        </Button>
      ) : (
        label
      )}
    </TableHead>
  );
}

/** Rows as high as those that are coming, so that nothing jumps. */
function SkeletonRows({ rows, cells }: { rows: number; cells: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <TableRow key={row} aria-hidden className={cn(rowClasses, "hover:bg-transparent")}>
      {Array.from({ length: cells }, (_, cell) => (
        <TableCell key={cell} className="h-11 max-md:py-1">
          <Skeleton className="h-4 w-full min-w-4 max-w-40" />
        </TableCell>
      ))}
    </TableRow>
  ));
}
