"use client";

import { useSearchParams } from "next/navigation";

/** The state of the list in this address, as the end of another: the page of a record keeps it for the way back and on. */
export function useListQuery(): string {
  const query = useSearchParams().toString();
  return query && `?${query}`;
}
