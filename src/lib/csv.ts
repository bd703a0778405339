type Cell = string | number | boolean | Date | null | undefined;

const BYTE_ORDER_MARK = "\uFEFF";

/** A table as CSV (RFC 4180, UTF-8 with a byte order mark, so that Excel reads the accents), with formulas defused. */
export function toCsv(header: readonly string[], rows: Iterable<readonly Cell[]>): string {
  return BYTE_ORDER_MARK + [header, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** One value: a text that a spreadsheet would calculate gets an apostrophe in front; numbers of ours stay numbers. */
function cell(value: Cell): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? "");
  const safe = typeof value === "string" && /^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
