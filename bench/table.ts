/** One measured ratio of the report. */
export type Row = {
  what: string;
  ours: string;
  against: string;
  result: string;
  target: string;
  /** Null: reported without a target. */
  isReached: boolean | null;
};

/** Formats all rows as a table for terminals and Markdown. */
export function table(rows: readonly Row[]): string {
  const head = ["", "what", "ours", "against", "result", "target"];
  const lines = rows.map((row) => [
    row.isReached === null ? "" : row.isReached ? "✓" : "✗",
    row.what,
    row.ours,
    row.against,
    row.result,
    row.target,
  ]);
  const widths = head.map((title, column) => Math.max(...[head, ...lines].map((line) => [...(line[column] ?? title)].length)));
  const draw = (line: readonly string[]) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [draw(head), draw(widths.map((width) => "-".repeat(width))), ...lines.map(draw)].join("\n");
}

/** Creates a row that shows `ours` as a multiple of `against`. */
export function ratio(
  what: string,
  { ours, against, unit }: { ours: number; against: number; unit: string },
  target: { atLeast: number } | { atMost: number } | null,
): Row {
  const times = ours / against;
  return {
    what,
    ours: amount(ours, unit),
    against: amount(against, unit),
    result: `${number(times)} ×`,
    target: target === null ? "" : "atLeast" in target ? `≥ ${target.atLeast} ×` : `≤ ${target.atMost} ×`,
    isReached: target === null ? null : "atLeast" in target ? times >= target.atLeast : times <= target.atMost,
  };
}

/** Creates a row with a limit in its own unit. @param against baseline, when the limit applies to the difference */
export function limit(
  what: string,
  { ours, against, unit }: { ours: number; against?: number; unit: string },
  target: { atLeast: number } | { atMost: number },
): Row {
  const above = against === undefined ? ours : ours - against;
  const sign = against === undefined || above < 0 ? "" : "+";
  return {
    what,
    ours: amount(ours, unit),
    against: against === undefined ? "" : amount(against, unit),
    result: `${sign}${amount(above, unit)}`,
    target:
      "atLeast" in target
        ? `≥ ${amount(target.atLeast, unit)}`
        : `≤ ${against === undefined ? "" : "+"}${amount(target.atMost, unit)}`,
    isReached: "atLeast" in target ? above >= target.atLeast : above <= target.atMost,
  };
}

/** @param rank share of the values below the result, from 0 to 1 */
function quantile(values: readonly number[], rank: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * rank))] ?? Number.NaN;
}

/** The median is robust against outliers of a busy machine. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function amount(value: number, unit: string): string {
  return `${number(value)} ${unit}`;
}

/** Formats a number with three significant digits. */
function number(value: number): string {
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString("en-US", { maximumFractionDigits: digits, minimumFractionDigits: digits });
}
