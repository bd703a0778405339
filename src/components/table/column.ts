import type { ReactNode } from "react";

/** A value as it goes into a CSV file. */
export type CsvValue = string | number | boolean | Date | null | undefined;

/** A choice of a filter: its value as the address has it. */
export type FilterOption = { value: string; label: string };

type ColumnBase<FilterKey extends string> = {
  /** Only shown once it is chosen. */
  isHidden?: boolean;
  /** Its values are numbers: they stand at the end, and one that is missing shows 0. */
  isNumber?: boolean;
  /** The list can be narrowed by it. Yes-or-no filters need no options of their own. */
  filter?: { key: FilterKey; options?: readonly FilterOption[] };
};

type FieldColumn<Row, FilterKey extends string> = ColumnBase<FilterKey> & {
  /** A field of the row. Its label stands in the messages under `fields`; it sorts where the list can be sorted by it. */
  id: keyof Row & string;
  /** Instead of the value as its type is usually shown. */
  cell?: (row: Row) => ReactNode;
  /** Instead of the value itself; false: not exported. */
  csv?: false | ((row: Row) => CsvValue);
};

type OwnColumn<Row, FilterKey extends string> = ColumnBase<FilterKey> & {
  /** A name of its own, for what is no field of the row. */
  id: string;
  cell: (row: Row) => ReactNode;
  csv: false | ((row: Row) => CsvValue);
};

/** A column of a list. The first one names the row: it can't be hidden, and heads the card on a narrow screen. */
export type Column<Row, FilterKey extends string = string> = FieldColumn<Row, FilterKey> | OwnColumn<Row, FilterKey>;

/** What a row has under a column's name. */
export function fieldOf<Row extends object>(column: Column<Row>, row: Row): unknown {
  return column.id in row ? Reflect.get(row, column.id) : undefined;
}

/** What goes into the CSV file. */
export function csvValueOf<Row extends object>(column: Column<Row>, row: Row): CsvValue {
  if (column.csv) return column.csv(row);
  const value = fieldOf(column, row);
  if (value === null || value === undefined || value instanceof Date) return value;
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : JSON.stringify(value);
}

/** What people call a row: the text of its first column. */
export function labelOfRow<Row extends { id: number }>(columns: readonly Column<Row>[], row: Row): string {
  const first = columns[0];
  const value = first && csvValueOf(first, row);
  return value === null || value === undefined || value === "" ? `#${row.id}` : String(value);
}

/**
 * The columns to show.
 * @param chosen their names; null: those that show by themselves. What is not known is left out
 */
export function shownColumns<Row>(columns: readonly Column<Row>[], chosen: readonly string[] | null): readonly Column<Row>[] {
  return columns.filter((column, index) => index === 0 || (chosen ? chosen.includes(column.id) : !column.isHidden));
}
