"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Checkbox } from "~/components/ui/checkbox";
import { cn } from "~/components/ui/cn";
import { Skeleton } from "~/components/ui/skeleton";
import { type RowSelection, useRowTicks } from "./use-row-ticks";

type TileGridProps<Row extends { id: number }> = {
  /** What the list is of, for screen readers. */
  label: string;
  /** What people call a row. */
  nameOf: (row: Row) => string;
  /** Undefined while they are loaded. */
  rows: readonly Row[] | undefined;
  pageSize: number;
  /** Shows rows that are about to be replaced. */
  isStale: boolean;
  /** Without it none can be selected. */
  selection?: RowSelection;
  /** What is above the name of a row. */
  tile: (row: Row) => ReactNode;
  /** Makes the name of a row, and with it the tile, lead to it. */
  open?: (row: Row, name: ReactNode) => ReactNode;
  /** The buttons of a row. */
  actions?: (row: Row) => ReactNode;
  /** Instead of rows, when there are none. */
  empty: ReactNode;
};

/** Draws rows as tiles, where a picture says more than columns. */
export function TileGrid<Row extends { id: number }>({ label, nameOf, selection, ...props }: TileGridProps<Row>) {
  const t = useTranslations("table");
  const { tile, open = (_row, name) => name, actions } = props;
  const rows = props.rows ?? [];
  const { isSelected, tick, checkedAll, tickAll } = useRowTicks(rows, selection);
  if (props.rows?.length === 0) return props.empty;
  return (
    <>
      {selection && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is the control
        <label className="flex w-fit items-center gap-3 px-4 py-2.5 text-muted-foreground text-xs">
          <Checkbox checked={checkedAll} onCheckedChange={tickAll} disabled={rows.length === 0} />
          {t("selectAll")}
        </label>
      )}
      <ul
        aria-label={label}
        aria-busy={props.isStale || props.rows === undefined}
        className={cn(
          "grid grid-cols-2 gap-3 p-3 transition-opacity duration-200 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-5",
          selection && "border-border border-t",
          props.isStale && "opacity-60",
        )}
      >
        {props.rows === undefined &&
          Array.from({ length: props.pageSize }, (_, index) => (
            <li key={index} aria-hidden className="grid gap-2 p-2">
              <Skeleton className="aspect-4/3 w-full" />
              <Skeleton className="h-4 w-3/4" />
            </li>
          ))}
        {rows.map((row) => (
          <li
            key={row.id}
            className={cn(
              "relative flex min-w-0 flex-col gap-2 rounded-lg border border-border p-2 transition-colors focus-within:border-ring hover:bg-accent",
              isSelected(row) && "border-primary-text bg-primary-subtle",
            )}
          >
            {tile(row)}
            {selection && (
              <Checkbox
                className="absolute top-3.5 left-3.5 z-10 bg-card shadow-sm"
                aria-label={t("selectRow", { name: nameOf(row) })}
                checked={isSelected(row)}
                onClick={({ shiftKey }) => tick(row, shiftKey)}
              />
            )}
            <div className="mt-auto flex min-w-0 flex-wrap items-center justify-between gap-x-1">
              {/* The whole tile opens what its name opens. */}
              <div className="min-w-0 flex-1 basis-24 text-sm [&>:is(a,button)]:min-h-6 [&>:is(a,button)]:w-full [&>:is(a,button)]:after:absolute [&>:is(a,button)]:after:inset-0">
                {open(row, <span className="block truncate">{nameOf(row)}</span>)}
              </div>
              {actions && <div className="relative z-10">{actions(row)}</div>}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
