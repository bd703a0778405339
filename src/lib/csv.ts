export type CsvValue = string | number | null | undefined;

/** Byte order mark: Excel needs it to read UTF-8. */
export const csvStart = "\uFEFF";

/** Writes a CSV line (RFC 4180) with formulas defused. */
export function csvRow(values: readonly CsvValue[]): string {
  return `${values.map(cell).join(",")}\r\n`;
}

/**
 * Possible cell starts: the start of a text, and the characters that spreadsheets may take for separators (semicolon or tab by
 * system settings). Quotes do not protect there, since such a cell does not start where ours does; they do protect commas.
 */
const cellStart = /(?<=^|[;\t\r\n])/g;

/** Spaces and quotes at a cell start, and a following formula sign. Full-width signs count too. */
const formulaStart = new RegExp(`${cellStart.source}[\\s"]*([=+\\-@＝＋－＠])?`, "g");

/** Puts an apostrophe before possible formulas (CSV injection). */
function defuse(text: string): string {
  const defused = text.replace(formulaStart, (start, sign?: string) => (sign ? start.replace(cellStart, "'") : start));
  return /^[\t\r\n]/.test(defused) ? `'${defused}` : defused;
}

function cell(value: CsvValue): string {
  const text = String(value ?? "");
  const safe = typeof value === "string" ? defuse(text) : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
