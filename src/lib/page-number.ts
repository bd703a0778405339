export const PUBLIC_PAGE_SIZE = 12;

export function pageNumber(value: string | string[] | undefined): number {
  return typeof value === "string" && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/**
 * Builds a list page's URL; page 1 has no parameter, so that its URL is unique.
 * @param path of page 1 with its query
 */
export function pageHref(path: string, page: number): string {
  return page > 1 ? `${path}${path.includes("?") ? "&" : "?"}page=${page}` : path;
}
