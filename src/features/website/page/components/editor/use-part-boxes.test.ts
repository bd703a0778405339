import { expect, test } from "vitest";
import { withSpace } from "./use-part-boxes";

const box = (top: number, height: number, more: { left?: number; isBand?: boolean } = {}) => ({
  ...{ id: "a", top, height, left: 0, width: 800, isBand: false },
  ...more,
});
const edges = (boxes: readonly ReturnType<typeof box>[], mainTop = 0) =>
  withSpace(boxes, mainTop).map(({ top, height }) => [top, top + height]);

test("outlines stand off the words by 16 pixels where there is room, and never overlap", () => {
  expect(edges([box(100, 50), box(200, 50), box(260, 50), box(310, 50)], 60)).toEqual([
    [84, 166],
    [184, 255],
    [255, 310],
    [310, 376],
  ]);
});

test("bands of colour are outlined at their edges, and a part at the page's upper edge there", () => {
  expect(edges([box(60, 40, { isBand: true }), box(200, 50)], 60)).toEqual([
    [60, 100],
    [184, 266],
  ]);
  expect(edges([box(60, 40)], 60)).toEqual([[60, 116]]);
});

test("a part that is narrower than the page is outlined wider, within the page", () => {
  expect(withSpace([box(60, 40, { left: 10 })], 60)).toMatchObject([{ left: 0, width: 820 }]);
});
