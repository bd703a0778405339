/** A value that a cell of a CSV file can hold. */
export type CsvValue = string | number | boolean | Date | null | undefined;

/** The byte order mark that a file begins with, so that Excel reads the accents. */
export const csvStart = "\uFEFF";

/** One line of a CSV file (RFC 4180), with formulas defused. */
export function csvRow(values: readonly CsvValue[]): string {
  return `${values.map(cell).join(",")}\r\n`;
}

/**
 * Where a spreadsheet may see a cell begin: at the start of a text, and behind what it takes for the end of a cell when the
 * language of the system separates by semicolons or tabs. Quotes do not help there: they count only at the start of a cell, and
 * its cells start elsewhere than ours. Commas inside a text are safe by them.
 */
const cellStart = /(?<=^|[;\t\r\n])/g;

/** The space and quotes at such a start, and the sign of a formula if one follows. Full-width signs count as the plain ones. */
const formulaStart = new RegExp(`${cellStart.source}[\\s"]*([=+\\-@＝＋－＠])?`, "g");

/** Puts an apostrophe in front of whatever a spreadsheet could take for a formula. */
function defuse(text: string): string {
  const defused = text.replace(formulaStart, (start, sign?: string) => (sign ? start.replace(cellStart, "'") : start));
  return /^[\t\r\n]/.test(defused) ? `'${defused}` : defused;
}

/** One value: where a text could begin a formula, an apostrophe makes it text; numbers of ours stay numbers. */
function cell(value: CsvValue): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? "");
  const safe = typeof value === "string" ? defuse(text) : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
