"use client";

import type { ReactNode } from "react";
import { Skeleton } from "~/components/ui/skeleton";
import { type RowsProps, SelectableList } from "./selectable-list";

const classNames = {
  list: "divide-y divide-border",
  item: "gap-3 px-4 has-aria-[current=page]:bg-primary-subtle",
  selectedItem: "bg-primary-subtle",
  checkbox: "mt-3.5",
  skeleton: "px-4 py-3",
};

const skeleton = (
  <>
    <Skeleton className="h-4 w-2/5" />
    <Skeleton className="h-4 w-4/5" />
  </>
);

type RowListProps<Row> = RowsProps<Row> & { row: (row: Row) => ReactNode };

export function RowList<Row extends { id: number }>({ row, ...props }: RowListProps<Row>) {
  return (
    <SelectableList {...props} classNames={classNames} skeleton={skeleton}>
      {row}
    </SelectableList>
  );
}
