/** The `?source=` of an address; null where it is none that a link of ours could have. */
export function sourceOf(query: URLSearchParams): string | null {
  const source = query.get("source") ?? "";
  return /^[a-z0-9_-]{1,50}$/.test(source) ? source : null;
}
