"use client";

import { useSearchParams } from "next/navigation";

/** Returns the list's query string, which a record's page keeps for back and next links. */
export function useListQuery(): string {
  const query = useSearchParams().toString();
  return query && `?${query}`;
}
