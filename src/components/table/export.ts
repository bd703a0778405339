import { toCsv } from "~/lib/csv";
import { type Column, csvValueOf } from "./column";

/** As many rows as the server gives at once. */
export const EXPORT_PAGE_SIZE = 1000;

/** Every row of a list, page after page, one at a time. */
export async function allRows<Row>(fetchPage: (page: number) => Promise<{ rows: Row[]; total: number }>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const answer = await fetchPage(page);
    rows.push(...answer.rows);
    if (answer.rows.length < EXPORT_PAGE_SIZE) return rows;
  }
}

/** Rows as the text of a CSV file, under the labels of their columns. */
export function rowsAsCsv<Row extends object>(
  columns: readonly Column<Row>[],
  labelOf: (columnId: string) => string,
  rows: readonly Row[],
): string {
  const exported = columns.filter((column) => column.csv !== false);
  return toCsv(
    exported.map((column) => labelOf(column.id)),
    rows.map((row) => exported.map((column) => csvValueOf(column, row))),
  );
}

/** Hands a text to the person as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
