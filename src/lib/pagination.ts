export const DEFAULT_PAGE_SIZE = 20;
export const PAGE_SIZES = [10, 20, 50, 100] as const;

/** The page that an offset lies on: the offset divided by the size, so that the first page is 0. People read one more. */
export function currentPage(offset: number, size: number = DEFAULT_PAGE_SIZE): number {
  return Math.floor(offset / size);
}

/** The number of rows before a page. */
export function offsetOf(page: number, size: number = DEFAULT_PAGE_SIZE): number {
  return (page - 1) * size;
}

/** The number of pages, counted by the page of the last row. At least one, so that an empty list has a first. */
export function pageCount(total: number, size: number = DEFAULT_PAGE_SIZE): number {
  return currentPage(Math.max(0, total - 1), size) + 1;
}

/** The page nearest to the one asked for that exists. */
export function clampPage(page: number, pages: number): number {
  return Number.isFinite(page) ? Math.min(Math.max(1, Math.trunc(page)), pages) : 1;
}

/** The number in front of a row: (page size × (page number − 1)) + position in page + 1. */
export function rowIndex(page: number, size: number, position: number): number {
  return offsetOf(page, size) + position + 1;
}

/** A page to go to, or a jump over those left out between two of them. */
export type PageItem = { type: "page"; page: number } | { type: "previous" | "next"; page: number };

/**
 * The items of a page bar: first page, those around the current one, last page, and where pages are left out a jump of
 * `jump` pages back or on (5 on a wide bar, 3 on a narrow one).
 */
export function pageItems(page: number, pages: number, jump: 3 | 5 = 5): PageItem[] {
  const around = (jump - 1) / 2;
  const first = Math.max(1, Math.min(page - around, pages - jump + 1));
  const last = Math.min(pages, Math.max(page + around, jump));
  const middle = Array.from({ length: last - first + 1 }, (_, index): PageItem => ({ type: "page", page: first + index }));
  return [
    ...(first > 1 ? [{ type: "page", page: 1 } as const] : []),
    ...gap(1, first, { type: "previous", page: Math.max(1, page - jump) }),
    ...middle,
    ...gap(last, pages, { type: "next", page: Math.min(pages, page + jump) }),
    ...(last < pages ? [{ type: "page", page: pages } as const] : []),
  ];
}

/** The items between two pages: none, the only page left out, or the jump. */
function gap(before: number, after: number, jump: PageItem): PageItem[] {
  const left = after - before - 1;
  if (left <= 0) return [];
  return left === 1 ? [{ type: "page", page: before + 1 }] : [jump];
}
