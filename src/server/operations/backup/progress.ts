import { formatBytes, formatNumber } from "~/lib/numbers";

export type Progress = { rows: number; files: number; bytes: number };

/** Describes the progress in one line. @param all totals, where known */
export function describeProgress(done: Partial<Progress>, all: Partial<Progress> = {}): string {
  const amounts = (["rows", "files"] as const).flatMap((kind) => {
    const [count, whole] = [done[kind] ?? 0, all[kind]];
    if (whole !== undefined) return `${formatNumber(count, "en")} of ${formatNumber(whole, "en")} ${kind}`;
    return count > 0 ? `${formatNumber(count, "en")} ${kind}` : [];
  });
  return [...amounts, ...(done.bytes === undefined ? [] : [formatBytes(done.bytes, "en")])].join(", ");
}
