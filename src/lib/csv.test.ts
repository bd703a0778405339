import { describe, expect, it } from "vitest";
import { toCsv } from "./csv";

describe("toCsv", () => {
  it("starts with a byte order mark and ends every line with CRLF", () => {
    expect(toCsv(["a", "b"], [[1, 2]])).toBe("\uFEFFa,b\r\n1,2\r\n");
    expect(toCsv(["a"], [])).toBe("\uFEFFa\r\n");
  });

  it.each([
    ["Đường", "Đường"],
    ["a,b", '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ["two\nlines", '"two\nlines"'],
    ["=1+1", "'=1+1"],
    ["+84 90", "'+84 90"],
    ["-2", "'-2"],
    ["@cmd", "'@cmd"],
    ["\t=1", "'\t=1"],
    [" =1", "' =1"],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    [-2, "-2"],
    [true, "true"],
    [null, ""],
    [undefined, ""],
    [new Date("2026-11-21T00:00:00Z"), "2026-11-21T00:00:00.000Z"],
  ])("%j is written %j", (value, text) => expect(toCsv([], [[value]])).toBe(`\uFEFF\r\n${text}\r\n`));
});
