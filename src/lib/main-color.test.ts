import { expect, test } from "vitest";
import { mainColor } from "./main-color";

const pixels = (...groups: [count: number, ...color: number[]][]) =>
  groups.flatMap(([count, ...color]) => Array.from({ length: count }, () => color).flat());

test("is the colour that fills most of a picture, whatever surrounds it", () => {
  const [white, ink, teal, orange] = [
    [255, 255, 255, 255],
    [20, 20, 22, 255],
    [18, 145, 127, 255],
    [240, 130, 20, 255],
  ];
  expect(mainColor(pixels([500, ...white], [80, ...ink], [40, ...teal], [10, ...orange]))).toBe("#12917f");
  expect(mainColor(pixels([40, ...teal], [60, ...orange]))).toBe("#f08214");
});

test("is none in a picture of greys, and transparent pixels have none", () => {
  expect(mainColor(pixels([100, 255, 255, 255, 255], [100, 90, 90, 92, 255]))).toBeNull();
  expect(mainColor(pixels([100, 255, 0, 0, 0]))).toBeNull();
  expect(mainColor([])).toBeNull();
});

test("is the mean of shades of one hue", () => {
  expect(mainColor(pixels([10, 20, 120, 220, 255], [10, 30, 130, 230, 255]))).toBe("#197de1");
});
