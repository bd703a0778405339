"use client";

import type { ReactNode } from "react";
import { Skeleton } from "~/components/ui/skeleton";
import { type RowsProps, SelectableList } from "./selectable-list";

const classNames = {
  list: "grid grid-cols-2 gap-3 p-3 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-5",
  item: "min-w-0 flex-col gap-2 rounded-lg border border-border p-2 focus-within:border-ring",
  selectedItem: "border-primary-text bg-primary-subtle",
  checkbox: "absolute top-3.5 left-3.5 bg-card shadow-sm",
  skeleton: "p-2",
};

const skeleton = (
  <>
    <Skeleton className="aspect-4/3 w-full" />
    <Skeleton className="h-4 w-3/4" />
  </>
);

export type TilesProps<Row> = RowsProps<Row> & {
  open?: (row: Row, name: ReactNode) => ReactNode;
  actions?: (row: Row) => ReactNode;
};

/** `tile` renders the content above the name. */
type TileGridProps<Row> = TilesProps<Row> & { tile: (row: Row) => ReactNode };

export function TileGrid<Row extends { id: number }>(props: TileGridProps<Row>) {
  const { tile, open = (_row, name) => name, actions, ...rows } = props;
  return (
    <SelectableList {...rows} classNames={classNames} skeleton={skeleton}>
      {(row) => (
        <>
          {tile(row)}
          <div className="mt-auto flex min-w-0 flex-wrap items-center justify-between gap-x-1">
            {/* The whole tile opens the row. */}
            <div className="min-w-0 flex-1 basis-24 text-sm [&>:is(a,button)]:min-h-6 [&>:is(a,button)]:w-full [&>:is(a,button)]:after:absolute [&>:is(a,button)]:after:inset-0">
              {open(row, <span className="block truncate">{props.nameOf(row)}</span>)}
            </div>
            {actions && <div className="relative z-10">{actions(row)}</div>}
          </div>
        </>
      )}
    </SelectableList>
  );
}
