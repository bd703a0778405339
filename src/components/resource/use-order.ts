"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { offerUndo } from "~/components/shell/undo";
import { originOf, type Place, withMoved } from "~/components/table/place";
import type { MoveProcedure } from "./resource-api";
import type { ResourceListState } from "./use-resource-list";

/** Moves rows at once, before the server has answered, and offers to take each move back. */
export function useOrder<Row extends { id: number }>(
  move: MoveProcedure | undefined,
  state: Pick<ResourceListState<Row, string, unknown>, "rows" | "refetch">,
  nameOf: (row: Row) => string,
) {
  const t = useTranslations("common");
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const mutation = move?.useMutation({ onError: state.refetch, onSettled: () => setRows(null) });

  async function handleMove(id: number, place: Place) {
    const before = rows ?? state.rows ?? [];
    const row = before.find((row) => row.id === id);
    const origin = originOf(
      before.map((row) => row.id),
      id,
    );
    setRows(withMoved(before, id, place));
    // The mutation cache shows the error.
    const isMoved = await mutation?.mutateAsync({ id, ...place }).then(
      () => true,
      () => false,
    );
    if (!isMoved || !row || !origin) return;
    const onUndo = () => void mutation?.mutateAsync({ id, ...origin }).catch(() => null);
    offerUndo({ text: t("movedOne", { name: nameOf(row) }), label: t("undo"), onUndo });
  }

  return { rows, move: (id: number, place: Place) => void handleMove(id, place) };
}
