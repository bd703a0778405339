"use client";

import { useRef } from "react";
import { withTicked } from "./row-selection";

export type RowSelection = { ids: readonly number[]; onChange: (ids: number[]) => void };

/** Handles the rows' checkboxes; Shift+click selects a range. */
export function useRowTicks(rows: readonly { id: number }[], selection: RowSelection | undefined) {
  const anchor = useRef<number | null>(null);
  const ids = rows.map((row) => row.id);
  const isSelected = ({ id }: { id: number }) => selection?.ids.includes(id) ?? false;
  const count = rows.filter(isSelected).length;
  const isAll = rows.length > 0 && count === rows.length;
  return {
    isSelected,
    tick(row: { id: number }, isRange: boolean) {
      if (!selection) return;
      const ticked = { id: row.id, isOn: !isSelected(row), anchor: isRange ? anchor.current : null };
      selection.onChange(withTicked(ids, selection.ids, ticked));
      anchor.current = row.id;
    },
    checkedAll: isAll || (count > 0 && ("indeterminate" as const)),
    tickAll: () => selection?.onChange(isAll ? [] : ids),
  };
}
