import type { ReactNode } from "react";
import type { Reference } from "~/components/fields/reference";
import type { Locale } from "~/i18n/routing";

/** A choice of a filter: its value as the address has it. */
export type FilterOption = { value: string | number; label: string };

/** How a filter is offered. What it takes, one or several values, yes or no, days, is in the list's specification. */
export type ColumnFilter<FilterName extends string> = {
  key: FilterName;
  /** The values to choose from, with their labels. Yes-or-no filters and ranges of days need none; of a text, those that are in use. */
  options?: readonly FilterOption[];
  /** For the id of another record, which is searched as one types. */
  reference?: Reference;
};

/** A column of a list. The first one names the row: it can't be hidden, and heads the card on a narrow screen. */
export type Column<Row, FilterName extends string = string> = {
  /** Only shown once it is chosen. */
  isHidden?: boolean;
  /** Its values are numbers: aligned at the end, and a missing one shows 0. */
  isNumber?: boolean;
  /** The list can be narrowed by it. */
  filter?: ColumnFilter<FilterName>;
} & (
  | {
      /** A field of the row. Its label is in the messages under `fields`; it sorts where the list can be sorted by it. */
      id: keyof Row & string;
      /** Instead of the value as its type is usually shown. */
      cell?: (row: Row) => ReactNode;
    }
  /** What is no field of the row has a name of its own. */
  | { id: string; cell: (row: Row) => ReactNode }
);

/** What a row has under a column's name. */
export function fieldOf<Row extends object>(column: Column<Row>, row: Row): unknown {
  return column.id in row ? Reflect.get(row, column.id) : undefined;
}

/** The columns for a reader: of a pair such as nameEn and nameVi, the one in their language comes first. */
export function columnsFor<Column extends { id: string }>(locale: Locale, columns: readonly Column[]): readonly Column[] {
  const own = locale === "en" ? "En" : "Vi";
  const twinId = (id: string) => id.replace(/(En|Vi)$/, (language) => (language === "En" ? "Vi" : "En"));
  return columns.map((column, index) => {
    const twin = columns.find(({ id }) => id !== column.id && id === twinId(column.id));
    const isFirst = twin && index < columns.indexOf(twin);
    return twin && isFirst !== column.id.endsWith(own) ? twin : column;
  });
}

/** What people call a row: the text of its first column, unless the list says otherwise. */
export function nameOfRow<Row extends { id: number }>(
  columns: readonly Column<Row>[],
  row: Row,
  nameOf?: (row: Row) => string | null | undefined,
): string {
  const [first] = columns;
  const name = nameOf ? nameOf(row) : first && fieldOf(first, row);
  return name === null || name === undefined || name === "" ? `#${row.id}` : String(name);
}

/**
 * The columns to show.
 * @param chosen their names; null: the default ones. Unknown names are left out
 */
export function shownColumns<Row>(columns: readonly Column<Row>[], chosen: readonly string[] | null): readonly Column<Row>[] {
  return columns.filter((column, index) => index === 0 || (chosen ? chosen.includes(column.id) : !column.isHidden));
}
