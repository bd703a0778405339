"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { offerUndo } from "~/components/shell/undo";
import { DataTable, type DataTableProps } from "~/components/table/data-table";
import { originOf, type Place, withMoved } from "~/components/table/place";
import type { MoveProcedure } from "./resource-api";

type OrderedTableProps<Row extends { id: number }> = Omit<DataTableProps<Row>, "onMove"> & {
  move: MoveProcedure;
  /** Whether rows can be moved now. */
  canMove: boolean;
  onFailed: () => unknown;
};

/** Table whose rows move at once, before the server has answered, with an offer to take each move back. */
export function OrderedTable<Row extends { id: number }>({ move, canMove, onFailed, ...table }: OrderedTableProps<Row>) {
  const { nameOf } = table;
  const t = useTranslations("common");
  const [moved, setMoved] = useState<readonly Row[] | null>(null);
  const { mutateAsync } = move.useMutation({ onError: onFailed, onSettled: () => setMoved(null) });
  const rows = moved ?? table.rows;

  async function handleMove(id: number, place: Place) {
    const before = rows ?? [];
    const row = before.find((row) => row.id === id);
    const origin = originOf(
      before.map((row) => row.id),
      id,
    );
    setMoved(withMoved(before, id, place));
    // The mutation cache shows the error.
    const answer = await mutateAsync({ id, ...place }).catch(() => null);
    if (answer === null || !row || !origin) return;
    const onUndo = () => void mutateAsync({ id, ...origin }).catch(() => null);
    offerUndo({ text: t("movedOne", { name: nameOf(row) }), label: t("undo"), onUndo });
  }

  return <DataTable {...table} rows={rows} onMove={canMove ? (id, place) => void handleMove(id, place) : undefined} />;
}
