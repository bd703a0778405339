export const DEFAULT_PAGE_SIZE = 20;
export const PAGE_SIZES = [10, 20, 50, 100] as const;

/** Returns the page of an offset, from 0. */
export function currentPage(offset: number, size: number = DEFAULT_PAGE_SIZE): number {
  return Math.floor(offset / size);
}

export function offsetOf(page: number, size: number = DEFAULT_PAGE_SIZE): number {
  return (page - 1) * size;
}

export function pageCount(total: number, size: number = DEFAULT_PAGE_SIZE): number {
  return currentPage(Math.max(0, total - 1), size) + 1;
}

export function clampPage(page: number, pages: number): number {
  return Number.isFinite(page) ? Math.min(Math.max(1, Math.trunc(page)), pages) : 1;
}

/** Numbers a row: (page size × (page number − 1)) + position in page + 1. */
export function rowIndex(page: number, size: number, position: number): number {
  return offsetOf(page, size) + position + 1;
}

export type PageItem = { type: "page"; page: number } | { type: "previous" | "next"; page: number };

/** Lists a page bar's items: first, last and near pages, and jumps of `jump` pages (5 on a wide bar, 3 on a narrow one). */
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

/** Fills a gap between two pages: nothing, the only omitted page, or the jump. */
function gap(before: number, after: number, jump: PageItem): PageItem[] {
  const left = after - before - 1;
  if (left <= 0) return [];
  return left === 1 ? [{ type: "page", page: before + 1 }] : [jump];
}
