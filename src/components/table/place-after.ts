/**
 * Where a row lands that is dropped on another one's place.
 * @param ids of the rows, in their order
 * @returns the one it now stands behind (null: it is the first); undefined when it stays where it is
 */
export function placeAfter(ids: readonly number[], id: number, over: number): number | null | undefined {
  const from = ids.indexOf(id);
  const to = ids.indexOf(over);
  if (from < 0 || to < 0 || from === to) return undefined;
  return (from < to ? ids[to] : ids[to - 1]) ?? null;
}

/** The rows with one of them put right behind another (null: first). */
export function withMoved<Row extends { id: number }>(rows: readonly Row[], id: number, after: number | null): Row[] {
  const moved = rows.filter((row) => row.id === id);
  const others = rows.filter((row) => row.id !== id);
  const at = others.findIndex((row) => row.id === after) + 1;
  return [...others.slice(0, at), ...moved, ...others.slice(at)];
}
