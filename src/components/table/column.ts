import type { ReactNode } from "react";
import type { Reference } from "~/components/fields/reference";
import type { Locale } from "~/i18n/routing";

type FilterOption = { value: string | number; label: string };

/** Presentation of a filter. The list's specification defines its kind. */
export type ColumnFilter<FilterName extends string> = {
  key: FilterName;
  /** Values to choose from. Yes-or-no and date filters need none; text filters need the values in use. */
  options?: readonly FilterOption[];
  /** Search for another record's id. */
  reference?: Reference;
};

/** List column. The first one names the row: it can't be hidden, and takes the room that the others leave. */
export type Column<Row, FilterName extends string = string> = {
  isHidden?: boolean;
  /** Shown by default only where the list is wide; a choice of columns shows it everywhere. */
  isWide?: boolean;
  /** On narrow screens beside the name, above the other columns, such as the state. */
  isBesideName?: boolean;
  /** Numbers: aligned right; a missing one shows 0. */
  isNumber?: boolean;
  /** Moments: with the time of day, for logs. */
  hasTime?: boolean;
  /** Makes the list filterable by the column. */
  filter?: ColumnFilter<FilterName>;
} & (
  | {
      /** Field of the row. Its label is a message under `fields`; sortable where the list allows it. */
      id: keyof Row & string;
      /** Custom rendering; default by type. */
      cell?: (row: Row) => ReactNode;
    }
  /** Computed columns need their own name. */
  | { id: string; cell: (row: Row) => ReactNode }
);

export function fieldOf<Row extends object>(column: Column<Row>, row: Row): unknown {
  return column.id in row ? Reflect.get(row, column.id) : undefined;
}

/** Whether a value says too little without the name of its column: numbers, yes and no. */
export function needsLabel<Row extends object>(column: Column<Row>, row: Row): boolean {
  return column.isNumber === true || (!column.cell && typeof fieldOf(column, row) === "boolean");
}

/** Orders columns for a reader: of nameEn and nameVi, the one in their language comes first, and is shown as the first of them. */
export function columnsFor<Column extends { id: string }>(locale: Locale, columns: readonly Column[]): readonly Column[] {
  const own = locale === "en" ? "En" : "Vi";
  const twinId = (id: string) => id.replace(/(En|Vi)$/, (language) => (language === "En" ? "Vi" : "En"));
  return columns.map((column, index) => {
    const twin = columns.find(({ id }) => id !== column.id && id === twinId(column.id));
    const isFirst = twin && index < columns.indexOf(twin);
    return twin && isFirst !== column.id.endsWith(own) ? { ...column, id: twin.id } : column;
  });
}

/** Names a row: the text of its first column by default. */
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
 * Picks the visible columns.
 * @param chosen names; null: default columns. Unknown names are ignored
 */
export function shownColumns<Row>(columns: readonly Column<Row>[], chosen: readonly string[] | null): readonly Column<Row>[] {
  return columns.filter((column, index) => index === 0 || (chosen ? chosen.includes(column.id) : !column.isHidden));
}
