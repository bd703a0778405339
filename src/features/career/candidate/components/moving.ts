export type ColumnRows<Row> = { rows: readonly Row[] | undefined; total: number };

/** Applies the pending moves to a column; arriving rows come first. */
export function withMoving<Row extends { id: number }>(
  id: string,
  { rows, total }: ColumnRows<Row>,
  moving: readonly { row: Row; to: string }[],
): ColumnRows<Row> {
  if (!rows) return { rows, total };
  const has = (row: Row) => rows.some((one) => one.id === row.id);
  const leaving = moving.filter(({ row, to }) => to !== id && has(row)).map(({ row }) => row.id);
  const arriving = moving.filter(({ row, to }) => to === id && !has(row)).map(({ row }) => row);
  return {
    rows: [...arriving, ...rows.filter((row) => !leaving.includes(row.id))],
    total: total + arriving.length - leaving.length,
  };
}
