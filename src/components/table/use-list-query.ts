"use client";

import { useListSearch } from "./list-address";

/** Returns the list's query string, which a record's page keeps for back and next links. */
export function useListQuery(): string {
  const query = useListSearch().toString();
  return query && `?${query}`;
}
