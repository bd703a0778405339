"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Checkbox } from "~/components/ui/checkbox";
import { cn } from "~/components/ui/cn";
import { Skeleton } from "~/components/ui/skeleton";
import { type RowSelection, useRowTicks } from "./use-row-ticks";

type RowListProps<Row extends { id: number }> = {
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
  row: (row: Row) => ReactNode;
  /** Instead of rows, when there are none. */
  empty: ReactNode;
};

/** Draws each row as a whole, one below the other, where columns would say too little: an inbox. */
export function RowList<Row extends { id: number }>({ label, nameOf, selection, ...props }: RowListProps<Row>) {
  const t = useTranslations("table");
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
          "divide-y divide-border transition-opacity duration-200",
          selection && "border-border border-t",
          props.isStale && "opacity-60",
        )}
      >
        {props.rows === undefined &&
          Array.from({ length: props.pageSize }, (_, index) => (
            <li key={index} aria-hidden className="grid gap-2 px-4 py-3">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-4 w-4/5" />
            </li>
          ))}
        {rows.map((row) => (
          <li
            key={row.id}
            className={cn("relative flex gap-3 px-4 transition-colors hover:bg-accent", isSelected(row) && "bg-primary-subtle")}
          >
            {selection && (
              <Checkbox
                className="z-10 mt-3.5"
                aria-label={t("selectRow", { name: nameOf(row) })}
                checked={isSelected(row)}
                onClick={({ shiftKey }) => tick(row, shiftKey)}
              />
            )}
            {props.row(row)}
          </li>
        ))}
      </ul>
    </>
  );
}
