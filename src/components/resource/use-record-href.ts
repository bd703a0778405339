"use client";

import { useListQuery } from "~/components/table/use-list-query";
import type { AdminPath } from "~/features/registry";

/** Builds URLs of a list and its records' pages that keep the list's state. */
export function useRecordHref(path: AdminPath) {
  const state = useListQuery();
  return { list: `${path}${state}`, record: (id: number) => `${path}/${id}${state}` };
}
