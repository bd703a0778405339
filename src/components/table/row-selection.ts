/**
 * Computes the selection after a click.
 * @param shown ids of the rows, in order
 * @param anchor with Shift: the row clicked before; the range between follows
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
