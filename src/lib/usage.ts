import type { AdminPath } from "~/features/registry";

/** How many records of a page use a record. */
export type Usage = { id: number; path: AdminPath; count: number };

export function usageByPage(usedBy: readonly Usage[]): { path: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { path, count } of usedBy) counts.set(path, (counts.get(path) ?? 0) + count);
  return [...counts].map(([path, count]) => ({ path, count })).filter(({ count }) => count > 0);
}
