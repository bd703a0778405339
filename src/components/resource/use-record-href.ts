"use client";

import { useSearchParams } from "next/navigation";
import type { AdminPath } from "~/features/registry";

/** The addresses of a list and of its records' pages. The state of the list stays in both: it leads on to the next record, and back. */
export function useRecordHref(path: AdminPath) {
  const query = useSearchParams().toString();
  const state = query && `?${query}`;
  return { list: `${path}${state}`, record: (id: number) => `${path}/${id}${state}` };
}
