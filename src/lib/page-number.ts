/** Records on one page of a public list. */
export const PUBLIC_PAGE_SIZE = 12;

/** The page that an address asks for; one that is no page is the first. */
export function pageNumber(value: string | string[] | undefined): number {
  return typeof value === "string" && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/**
 * The address of one page of a list; the first has none of its own, so that it exists only once.
 * @param path of the first page, with its query if it has one
 */
export function pageHref(path: string, page: number): string {
  return page > 1 ? `${path}${path.includes("?") ? "&" : "?"}page=${page}` : path;
}
