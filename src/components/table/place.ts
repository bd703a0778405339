/** Where a row is moved to: right before or right after another one. */
export type Place = { before: number } | { after: number };

/**
 * Where a row lands that is dropped on another one.
 * @param ids of the rows, in their order
 * @returns null when it stays where it is
 */
export function placeOf(ids: readonly number[], id: number, over: number): Place | null {
  const from = ids.indexOf(id);
  const to = ids.indexOf(over);
  if (from < 0 || to < 0 || from === to) return null;
  return from < to ? { after: over } : { before: over };
}

/** The rows with one of them at another place. */
export function withMoved<Row extends { id: number }>(rows: readonly Row[], id: number, place: Place): Row[] {
  const moved = rows.filter((row) => row.id === id);
  const others = rows.filter((row) => row.id !== id);
  const at =
    "after" in place ? others.findIndex((row) => row.id === place.after) + 1 : others.findIndex((row) => row.id === place.before);
  return [...others.slice(0, at), ...moved, ...others.slice(at)];
}
