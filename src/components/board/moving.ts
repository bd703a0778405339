/** A column of a board: its first rows, and how many it has in all. */
export type ColumnRows<Row> = {
  /** Undefined while they are loaded. */
  rows: readonly Row[] | undefined;
  total: number;
};

/** A row on its way to a column: its move is not saved yet. */
export type MovingRow<Row, Id> = { row: Row; to: Id };

/** A column as if all moves on their way were saved: a row that arrives comes first. */
export function withMoving<Row extends { id: number }, Id>(
  id: Id,
  { rows, total }: ColumnRows<Row>,
  moving: readonly MovingRow<Row, Id>[],
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
