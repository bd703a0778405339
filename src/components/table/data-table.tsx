"use client";

import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { cn } from "~/components/ui/cn";
import { Skeleton } from "~/components/ui/skeleton";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "~/components/ui/table";
import { formatNumber } from "~/lib/numbers";
import { rowIndex } from "~/lib/pagination";
import { type Column, fieldOf, needsLabel, shownColumns } from "./column";
import { DefaultCell } from "./default-cell";
import { MoveHandle } from "./move-handle";
import type { Place } from "./place";
import { useDragAndDrop } from "./use-drag-and-drop";
import { type RowSelection, useRowTicks } from "./use-row-ticks";

export type DataTableProps<Row extends { id: number }> = {
  label: string;
  columns: readonly Column<Row>[];
  labelOf: (columnId: string) => string;
  nameOf: (row: Row) => string;
  /** Undefined during loading. */
  rows: readonly Row[] | undefined;
  page: number;
  pageSize: number;
  isStale: boolean;
  /** Chosen columns; null: default columns. */
  chosen: readonly string[] | null;
  sort?: { by: string; dir: "ASC" | "DESC" };
  sorts: readonly string[];
  onSort: (columnId: string) => void;
  /** Ids of the selected rows; without it, rows can't be selected. */
  selection?: RowSelection;
  open?: (row: Row, name: ReactNode) => ReactNode;
  actions?: (row: Row) => ReactNode;
  /** Moves a row; without it, rows can't be moved. */
  onMove?: (id: number, place: Place) => void;
  empty: ReactNode;
};

/** Draws rows as a table, below 768 px with two lines each (`data-table.css`). Does not fetch. */
export function DataTable<Row extends { id: number }>({ columns, onMove, ...props }: DataTableProps<Row>) {
  const t = useTranslations("table");
  const locale = useLocale();
  const { label, labelOf, nameOf, page, pageSize, isStale, selection, open = (_row, name) => name, actions } = props;
  const isLoading = props.rows === undefined;
  const rows = props.rows ?? [];
  const shown = shownColumns(columns, props.chosen);
  const isWideOnly = (column: Column<Row>) => column.isWide === true && props.chosen === null;
  const { sortable, areaProps, handleProps } = useDragAndDrop(onMove !== undefined);
  const { isSelected, tick, checkedAll, tickAll } = useRowTicks(rows, selection);

  function cellsOf(row: Row, position: number, handle?: ReactNode) {
    return (
      <>
        {handle && <Cell className="list-handle w-9 pr-0 pl-1.5">{handle}</Cell>}
        {selection && (
          <Cell className="list-checkbox w-9 pr-0">
            <Checkbox
              aria-label={t("selectRow", { name: nameOf(row) })}
              checked={isSelected(row)}
              onClick={({ shiftKey }) => tick(row, shiftKey)}
            />
          </Cell>
        )}
        <Cell className="w-10 px-2 text-muted-foreground text-xs tabular-nums max-md:hidden">
          {formatNumber(rowIndex(page, pageSize, position), locale)}
        </Cell>
        {shown.map((column, index) => {
          const content = column.cell ? (
            column.cell(row)
          ) : (
            <DefaultCell value={fieldOf(column, row)} isNumber={column.isNumber} hasTime={column.hasTime} />
          );
          return (
            <Cell
              key={column.id}
              className={cn(
                index === 0 ? titleClasses : column.isBesideName ? "list-state" : "list-fact",
                index > 0 && "md:whitespace-nowrap",
                column.isNumber && "md:text-right",
                isWideOnly(column) && wideClasses,
              )}
            >
              {index === 0 ? (
                open(row, content)
              ) : (
                <>
                  <span className={cn("list-label md:hidden", needsLabel(column, row) && "list-label-shown")}>
                    {labelOf(column.id)}
                  </span>
                  <div className="min-w-0 truncate md:max-w-36 md:@4xl:max-w-56 md:@min-[68rem]:max-w-72">{content}</div>
                </>
              )}
            </Cell>
          );
        })}
        {actions && (
          <Cell className={cn("list-buttons w-px whitespace-nowrap bg-inherit text-right", stickyClasses)}>{actions(row)}</Cell>
        )}
      </>
    );
  }

  const cellCount = shown.length + 1 + (selection ? 1 : 0) + (actions ? 1 : 0) + (onMove ? 1 : 0);
  const body = (
    <Table role="table" label={label} aria-busy={isStale || isLoading} className="max-md:block">
      <TableHeader role="rowgroup" className="max-md:hidden">
        <TableRow role="row" className="hover:bg-transparent">
          {onMove && (
            <TableHead role="columnheader" className="w-9 pr-0">
              <span className="sr-only">{t("order")}</span>
            </TableHead>
          )}
          {selection && (
            <TableHead role="columnheader" className="w-9 pr-0">
              <Checkbox aria-label={t("selectAll")} checked={checkedAll} onCheckedChange={tickAll} disabled={rows.length === 0} />
            </TableHead>
          )}
          <TableHead role="columnheader" className="w-10 px-2">
            {t("number")}
          </TableHead>
          {shown.map((column) => (
            <HeaderCell
              key={column.id}
              label={labelOf(column.id)}
              isEnd={column.isNumber ?? false}
              className={isWideOnly(column) ? wideClasses : undefined}
              dir={props.sort?.by === column.id ? props.sort.dir : undefined}
              onSort={props.sorts.includes(column.id) ? () => props.onSort(column.id) : undefined}
            />
          ))}
          {actions && (
            <TableHead
              role="columnheader"
              className={cn("w-px bg-[color-mix(in_srgb,var(--muted)_60%,var(--card))]", stickyClasses)}
            >
              <span className="sr-only">{t("actions")}</span>
            </TableHead>
          )}
        </TableRow>
      </TableHeader>
      <TableBody
        role="rowgroup"
        {...areaProps}
        className={cn("transition-opacity duration-200 max-md:block", isStale && !isLoading && "opacity-60")}
      >
        {isLoading && <SkeletonRows rows={pageSize} cells={cellCount} />}
        {rows.map((row, position) =>
          onMove && sortable ? (
            <sortable.SortableRow key={row.id} id={row.id} name={nameOf(row)} className={rowClasses} isSelected={isSelected(row)}>
              {(handle) => cellsOf(row, position, handle)}
            </sortable.SortableRow>
          ) : (
            <TableRow
              key={row.id}
              role="row"
              data-row
              tabIndex={-1}
              data-state={isSelected(row) ? "selected" : undefined}
              className={rowClasses}
            >
              {cellsOf(row, position, onMove && <MoveHandle rowId={row.id} name={nameOf(row)} {...handleProps} />)}
            </TableRow>
          ),
        )}
        {props.rows?.length === 0 && (
          <TableRow role="row" className="hover:bg-transparent max-md:block">
            <TableCell role="cell" colSpan={cellCount} className="p-0 max-md:block">
              {props.empty}
            </TableCell>
          </TableRow>
        )}
      </TableBody>
    </Table>
  );
  if (!onMove || !sortable) return body;
  return (
    <sortable.SortableArea rows={rows.map((row) => ({ id: row.id, name: nameOf(row) }))} onMove={onMove}>
      {body}
    </sortable.SortableArea>
  );
}

const rowClasses =
  "list-row group/row bg-card scroll-mt-28 -outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring md:h-11 hover:bg-accent";

/** The name takes the room that the other columns leave. */
const titleClasses = "list-title font-medium md:w-full md:min-w-36 md:max-w-0 md:@4xl:min-w-60";

/** The list's own width counts: the menu beside it may be open or closed. */
const wideClasses = "md:@max-4xl:hidden";

/** Row buttons stay visible in a wide table; their background must be opaque. */
const stickyClasses =
  "md:sticky md:right-0 md:group-focus-visible/row:[box-shadow:inset_-2px_0_var(--ring),inset_0_2px_var(--ring),inset_0_-2px_var(--ring)]";

function Cell({ className, ...props }: ComponentProps<typeof TableCell>) {
  return <TableCell role="cell" className={cn("py-1", className)} {...props} />;
}

type HeaderCellProps = { label: string; isEnd: boolean; className?: string; dir?: "ASC" | "DESC"; onSort?: () => void };

function HeaderCell({ label, isEnd, className, dir, onSort }: HeaderCellProps) {
  const Icon = dir === "ASC" ? ArrowUp : dir === "DESC" ? ArrowDown : ChevronsUpDown;
  return (
    <TableHead
      role="columnheader"
      className={cn(isEnd && "text-right", className)}
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

function SkeletonRows({ rows, cells }: { rows: number; cells: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <TableRow key={row} aria-hidden className="md:h-11 hover:bg-transparent max-md:block">
      {Array.from({ length: cells }, (_, cell) => (
        <TableCell key={cell} className="h-11 max-md:flex max-md:h-8 max-md:items-center max-md:nth-[n+3]:hidden">
          <Skeleton className="h-4 w-full min-w-4 max-w-40" />
        </TableCell>
      ))}
    </TableRow>
  ));
}
