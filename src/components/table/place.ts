/** Target of a moved row: right before or after another row. */
export type Place = { before: number } | { after: number };

/**
 * Computes the place of a dropped row.
 * @param ids of the rows, in order
 * @returns null when the row does not move
 */
export function placeOf(ids: readonly number[], id: number, over: number): Place | null {
  const from = ids.indexOf(id);
  const to = ids.indexOf(over);
  if (from < 0 || to < 0 || from === to) return null;
  return from < to ? { after: over } : { before: over };
}

/** Returns where a row is now, so that it can be moved back; null for an only row. */
export function originOf(ids: readonly number[], id: number): Place | null {
  const at = ids.indexOf(id);
  const [before, after] = [ids[at - 1], ids[at + 1]];
  if (at < 0) return null;
  if (before !== undefined) return { after: before };
  return after === undefined ? null : { before: after };
}

export function withMoved<Row extends { id: number }>(rows: readonly Row[], id: number, place: Place): Row[] {
  const moved = rows.filter((row) => row.id === id);
  const remaining = rows.filter((row) => row.id !== id);
  const at =
    "after" in place
      ? remaining.findIndex((row) => row.id === place.after) + 1
      : remaining.findIndex((row) => row.id === place.before);
  return [...remaining.slice(0, at), ...moved, ...remaining.slice(at)];
}
