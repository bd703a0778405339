import { describe, expect, it } from "vitest";
import { isLocale, localePath, splitLocale } from "./routing";

describe("routing", () => {
  it.each([
    ["en", "/", "/"],
    ["en", "/news/a", "/news/a"],
    ["vi", "/", "/vi"],
    ["vi", "/news/a?page=2", "/vi/news/a?page=2"],
  ] as const)("serves %s %s at %s", (locale, path, address) => {
    expect(localePath(locale, path)).toBe(address);
    expect(splitLocale(address)).toEqual({ locale, path });
  });

  it.each([
    ["/vi/", "vi", "/"],
    ["/vi?page=2", "vi", "/?page=2"],
    ["/vietnam", "en", "/vietnam"],
    ["/en/news", "en", "/news"],
    ["", "en", ""],
  ])("reads %j as %s at %j", (address, locale, path) => {
    expect(splitLocale(address)).toEqual({ locale, path });
  });

  it.each([
    ["en", true],
    ["vi", true],
    ["fr", false],
    ["", false],
    [undefined, false],
  ])("decides whether %j is a language: %s", (value, expected) => {
    expect(isLocale(value)).toBe(expected);
  });
});
