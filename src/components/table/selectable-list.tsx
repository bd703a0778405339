"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Checkbox } from "~/components/ui/checkbox";
import { cn } from "~/components/ui/cn";
import { type RowSelection, useRowTicks } from "./use-row-ticks";

export type RowsProps<Row> = {
  label: string;
  nameOf: (row: Row) => string;
  rows: readonly Row[] | undefined;
  pageSize: number;
  isStale: boolean;
  selection?: RowSelection;
  empty: ReactNode;
};

type SelectableListProps<Row> = RowsProps<Row> & {
  classNames: { list: string; item: string; selectedItem: string; checkbox: string; skeleton: string };
  skeleton: ReactNode;
  children: (row: Row) => ReactNode;
};

export function SelectableList<Row extends { id: number }>(props: SelectableListProps<Row>) {
  const { classNames, selection } = props;
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
        aria-label={props.label}
        aria-busy={props.isStale || props.rows === undefined}
        className={cn(
          "transition-opacity duration-200",
          classNames.list,
          selection && "border-border border-t",
          props.isStale && "opacity-60",
        )}
      >
        {props.rows === undefined &&
          Array.from({ length: props.pageSize }, (_, index) => (
            <li key={index} aria-hidden className={cn("grid gap-2", classNames.skeleton)}>
              {props.skeleton}
            </li>
          ))}
        {rows.map((row) => (
          <li
            key={row.id}
            data-row
            tabIndex={-1}
            className={cn(
              "-outline-offset-2 relative flex scroll-mt-28 focus-visible:outline-2 focus-visible:outline-ring transition-colors hover:bg-accent",
              classNames.item,
              isSelected(row) && classNames.selectedItem,
            )}
          >
            {selection && (
              <Checkbox
                className={cn("z-10", classNames.checkbox)}
                aria-label={t("selectRow", { name: props.nameOf(row) })}
                checked={isSelected(row)}
                onClick={({ shiftKey }) => tick(row, shiftKey)}
              />
            )}
            {props.children(row)}
          </li>
        ))}
      </ul>
    </>
  );
}
