import { describe, expect, it } from "vitest";
import { formatBytes, formatNumber } from "./numbers";

describe("formatNumber", () => {
  it.each([
    [1234567.5, "1,234,567.5", "1.234.567,5"],
    [0, "0", "0"],
    [-1200, "-1,200", "-1.200"],
    [null, "0", "0"],
    [undefined, "0", "0"],
    [Number.NaN, "0", "0"],
    [Number.POSITIVE_INFINITY, "0", "0"],
  ])("formats %s as %s and %s", (value, en, vi) => {
    expect(formatNumber(value, "en")).toBe(en);
    expect(formatNumber(value, "vi")).toBe(vi);
  });
});

describe("formatBytes", () => {
  it.each([
    [0, "0 bytes"],
    [1, "1 byte"],
    [1536, "1.5 kB"],
    [10 * 1024 ** 2, "10 MB"],
    [3 * 1024 ** 4, "3,072 GB"],
  ])("formats %i as %s", (bytes, text) => expect(formatBytes(bytes, "en")).toBe(text));
});
