/** Reads `?source=`; null unless one of our links could have it. */
export function sourceOf(query: URLSearchParams): string | null {
  const source = query.get("source") ?? "";
  return /^[a-z0-9_-]{1,50}$/.test(source) ? source : null;
}
