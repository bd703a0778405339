"use client";

import { useListSearch } from "~/components/table/list-address";
import type { AdminPath } from "~/features/registry";

/** Builds URLs of a list and its records' pages that keep the list's state. */
export function useRecordHref(path: AdminPath) {
  const query = useListSearch().toString();
  const state = query && `?${query}`;
  return { list: `${path}${state}`, record: (id: number) => `${path}/${id}${state}` };
}
