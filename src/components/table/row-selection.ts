/**
 * The rows that are selected after one of them was ticked or unticked.
 * @param shown the ids of the rows, in their order
 * @param anchor with shift: the row ticked before; all rows between it and this one follow
 */
export function withTicked(
  shown: readonly number[],
  selected: readonly number[],
  { id, isOn, anchor }: { id: number; isOn: boolean; anchor: number | null },
): number[] {
  const from = anchor === null ? -1 : shown.indexOf(anchor);
  const to = shown.indexOf(id);
  const changed = from < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return shown.filter((row) => (changed.includes(row) ? isOn : selected.includes(row)));
}
