"use client";

import { useSearchParams } from "next/navigation";
import type { AdminPath } from "~/features/registry";

/** Builds URLs of a list and its records' pages that keep the list's state. */
export function useRecordHref(path: AdminPath) {
  const query = useSearchParams().toString();
  const state = query && `?${query}`;
  return { list: `${path}${state}`, record: (id: number) => `${path}/${id}${state}` };
}
