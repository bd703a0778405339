import { describe, expect, test } from "vitest";
import { avifSrcSet, imageAlt, imageUrl, imageUrls, isImageUrl } from "./images";

const key = "abcdefghijklmnopqrstuv";
const image = { key, width: 1500, height: 1000, widths: [320, 640, 1500], focalX: 0.25, focalY: 1 / 3 };

describe("imageUrls", () => {
  test("includes every width, the size and the focal point", () => {
    expect(imageUrls(image)).toEqual({
      src: `/api/files/${key}/640.webp`,
      srcSet: `/api/files/${key}/320.webp 320w, /api/files/${key}/640.webp 640w, /api/files/${key}/1500.webp 1500w`,
      width: 1500,
      height: 1000,
      objectPosition: "25% 33.3%",
    });
  });
});

test("lists every width in avifSrcSet once the AVIF files exist", () => {
  const names = `/api/files/${key}/320.avif 320w, /api/files/${key}/640.avif 640w, /api/files/${key}/1500.avif 1500w`;
  expect([true, false, null].map((hasAvif) => avifSrcSet({ ...image, hasAvif }))).toEqual([names, null, null]);
});

describe("imageUrl", () => {
  test.each([
    [10_000, 1500],
    [1500, 1500],
    [1499, 640],
    [320, 320],
    [100, 320],
  ])("picks, for at most %i px, the file of %i", (maxWidth, width) => {
    expect(imageUrl(image, maxWidth)).toBe(`/api/files/${key}/${width}.webp`);
  });
});

test("never falls back to the other language in imageAlt", () => {
  const alts = { altEn: "A cat", altVi: "" };
  expect(imageAlt(alts, "en")).toBe("A cat");
  expect(imageAlt(alts, "vi")).toBe("");
});

test.each([
  [`/api/files/${key}/640.webp`, true],
  [`https://example.com/api/files/${key}/640.webp`, false],
  [`//example.com/api/files/${key}/640.webp`, false],
  [`/api/files/${key}/../640.webp`, false],
  [`/api/files/${key}/640.webp?x`, false],
  [`/api/files/${key}/640.svg`, false],
  ["/api/files/short/640.webp", false],
])("decides isImageUrl(%s): %s", (url, expected) => {
  expect(isImageUrl(url)).toBe(expected);
});
