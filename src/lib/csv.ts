type Cell = string | number | boolean | Date | null | undefined;

const BYTE_ORDER_MARK = "\uFEFF";

/** A table as CSV (RFC 4180, UTF-8 with a byte order mark, so that Excel reads the accents), with formulas defused. */
export function toCsv(header: readonly string[], rows: Iterable<readonly Cell[]>): string {
  return BYTE_ORDER_MARK + [header, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/**
 * Where a spreadsheet may see a formula begin: at the start of a text, and behind what it takes for the end of a cell when the
 * language of the system separates by semicolons or tabs. Quotes do not help there: they count only at the start of a cell, and
 * its cells start elsewhere than ours. Commas inside a text are safe by them. Full-width signs count as the plain ones.
 */
const formulaStart = /(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** One value: where a text could begin a formula, an apostrophe makes it text; numbers of ours stay numbers. */
function cell(value: Cell): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? "");
  const safe = typeof value === "string" ? text.replace(formulaStart, "'") : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
