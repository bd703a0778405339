import { describe, expect, it } from "vitest";
import { clampPage, currentPage, offsetOf, pageCount, pageItems, rowIndex } from "./pagination";

/** Formats `1 <3 6 [7] 8 >11 20`: page numbers, jumps with their direction, the current page in brackets. */
function bar(page: number, pages: number, jump?: 3 | 5) {
  return pageItems(page, pages, jump)
    .map((item) => {
      if (item.type === "page") return item.page === page ? `[${item.page}]` : `${item.page}`;
      return item.type === "previous" ? `<${item.page}` : `>${item.page}`;
    })
    .join(" ");
}

describe("pagination", () => {
  it.each([
    [0, undefined, 0],
    [19, undefined, 0],
    [20, undefined, 1],
    [100, 50, 2],
  ])("converts offset %i of size %s to page %i", (offset, size, page) => expect(currentPage(offset, size)).toBe(page));

  it.each([
    [1, 0],
    [3, 40],
  ])("starts page %i after %i rows", (page, offset) => expect(offsetOf(page)).toBe(offset));

  it.each([
    [0, 1],
    [20, 1],
    [21, 2],
    [40, 2],
    [41, 3],
  ])("divides %i rows into %i pages, with the last row on the last page", (total, pages) => {
    expect(pageCount(total)).toBe(pages);
    expect(currentPage(Math.max(0, total - 1)) + 1).toBe(pages);
  });

  it.each([
    [0, 1],
    [3, 3],
    [99, 5],
    [-1, 1],
    [2.7, 2],
    [Number.NaN, 1],
  ])("limits page %s of 5 to page %i", (page, result) => expect(clampPage(page, 5)).toBe(result));

  it.each([
    [1, 20, 0, 1],
    [2, 20, 0, 21],
    [3, 50, 7, 108],
  ])("numbers the row on page %i of size %i at position %i: %i", (page, size, position, number) => {
    expect(rowIndex(page, size, position)).toBe(number);
  });

  it.each([
    [1, 1, "[1]"],
    [2, 5, "1 [2] 3 4 5"],
    [1, 7, "[1] 2 3 4 5 6 7"],
    [1, 20, "[1] 2 3 4 5 >6 20"],
    [4, 20, "1 2 3 [4] 5 6 >9 20"],
    [5, 20, "1 2 3 4 [5] 6 7 >10 20"],
    [10, 20, "1 <5 8 9 [10] 11 12 >15 20"],
    [18, 20, "1 <13 16 17 [18] 19 20"],
    [20, 20, "1 <15 16 17 18 19 [20]"],
  ])("page %i of %i: %s", (page, pages, text) => expect(bar(page, pages)).toBe(text));

  it.each([
    [1, 20, "[1] 2 3 >4 20"],
    [10, 20, "1 <7 9 [10] 11 >13 20"],
    [2, 4, "1 [2] 3 4"],
  ])("shortens page %i of %i for a narrow bar: %s", (page, pages, text) => expect(bar(page, pages, 3)).toBe(text));
});
