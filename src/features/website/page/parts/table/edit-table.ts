import { type Locale, otherLocale } from "~/i18n/routing";
import { newItemId } from "~/lib/items";
import { suffixOf } from "~/lib/languages";
import type { PartOf } from "../parts";
import { MAX_COLUMNS, MAX_ROWS } from "./schema";

export type TableCells = Pick<PartOf<"table">, "columns" | "rows">;

/** Row of the headings, above the first row. */
export const HEADINGS = -1;

export type Place = { row: number; column: number };

export function newColumn(): TableCells["columns"][number] {
  return { id: newItemId(), headingEn: null, headingVi: null };
}

export function newRow(): TableCells["rows"][number] {
  return { id: newItemId(), cells: [] };
}

/** Writes a text into a cell or heading, which the table must have. */
export function withText(table: TableCells, { row, column }: Place, language: Locale, text: string): TableCells {
  const id = table.columns[column]?.id;
  if (row === HEADINGS) {
    const columns = table.columns.map((one) => (one.id === id ? { ...one, ...bothTexts(one, "heading", language, text) } : one));
    return { ...table, columns };
  }
  const rows = table.rows.map((one, index) => {
    if (index !== row || id === undefined) return one;
    const before = one.cells.find((cell) => cell.id === id) ?? { id, textEn: null, textVi: null };
    const after = { ...before, ...bothTexts(before, "text", language, text) };
    const isNew = !one.cells.includes(before);
    return { ...one, cells: isNew ? [...one.cells, after] : one.cells.map((cell) => (cell === before ? after : cell)) };
  });
  return { ...table, rows };
}

/** Writes a range of texts from a cell on. Adds the rows and columns that it needs, and leaves out what exceeds the limits. */
export function withRange(table: TableCells, at: Place, language: Locale, texts: readonly string[][]): TableCells {
  const width = Math.max(...texts.map((line) => line.length));
  let filled: TableCells = {
    columns: padTo(table.columns, Math.min(at.column + width, MAX_COLUMNS), newColumn),
    rows: padTo(table.rows, Math.min(at.row + texts.length, MAX_ROWS), newRow),
  };
  texts.forEach((line, down) => {
    line.forEach((text, right) => {
      const place = { row: at.row + down, column: at.column + right };
      if (place.row < MAX_ROWS && place.column < MAX_COLUMNS) filled = withText(filled, place, language, text);
    });
  });
  return filled;
}

export function withoutColumn({ columns, rows }: TableCells, id: string): TableCells {
  return {
    columns: columns.filter((column) => column.id !== id),
    rows: rows.map((row) => ({ ...row, cells: row.cells.filter((cell) => cell.id !== id) })),
  };
}

export function moved<One>(items: readonly One[], from: number, to: number): One[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}

const MAX_PASTED = 100_000;

/** Reads a copied range of a spreadsheet: lines of cells between tabs, quoted where they have line breaks. Null for one cell. */
export function rangeIn(pasted: string): string[][] | null {
  if (pasted.length > MAX_PASTED || !/[\t\r\n]/.test(pasted.trim())) return null;
  const lines: string[][] = [[]];
  for (const [, quoted, plain = "", end] of pasted.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|$)/g)) {
    lines.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replace(/\s+/g, " ").trim());
    if (end === "") break;
    if (end !== "\t") lines.push([]);
  }
  // Spreadsheets end the last line, too.
  return lines.at(-1)?.join("") === "" ? lines.slice(0, -1) : lines;
}

/** Numbers and signs are the same in both languages, as long as nobody has written another text there. */
function bothTexts(before: object, field: "heading" | "text", language: Locale, text: string) {
  const [own, other] = [suffixOf[language], suffixOf[otherLocale(language)]];
  const isShared =
    !/\p{L}/u.test(text) && (Reflect.get(before, field + other) ?? "") === (Reflect.get(before, field + own) ?? "");
  return { [field + own]: text || null, ...(isShared && { [field + other]: text || null }) };
}

function padTo<One>(items: readonly One[], length: number, make: () => One): One[] {
  return [...items, ...Array.from({ length: Math.max(0, length - items.length) }, make)];
}
