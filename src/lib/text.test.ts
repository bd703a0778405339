import { expect, test, vi } from "vitest";
import { cleanText, isWellFormed, normalize } from "./text";

test.each([
  ["tab and newline stay", "a\tb\nc", "a\tb\nc"],
  ["every line end is a newline", "a\r\nb\rc", "a\nb\nc"],
  ["NUL, the other C0 controls, DEL and C1 controls go", "a\0b\u0001c\u000bd\u001fe\u007ff\u0085g\u009fh", "abcdefgh"],
  ["what XML 1.0 does not allow goes", "a\ufffeb\uffffc", "abc"],
  ["what turns the direction of writing goes", "a\u202efdp.exe \u202d0905\u202c \u2067b\u2069", "afdp.exe 0905 b"],
  ["half of a surrogate pair is replaced", "a\ud83d b\ude00 \ude00\ud83d", "a\ufffd b\ufffd \ufffd\ufffd"],
  ["a whole pair stays", "\u{1f600}", "\u{1f600}"],
  ["a pair that a control had split is whole again", "\ud83d\0\ude00", "\u{1f600}"],
  ["a run of marks ends after 30 of them", `e${"\u0316".repeat(40)}a`, `e${"\u0316".repeat(30)}a`],
  ["a mark that decomposes into two counts as two", `e${"\u0344".repeat(30)}`, `\u00eb${"\u0301\u0308".repeat(14)}\u0301\u0308`],
  ["letters and accents are composed", "Đa\u0300 Na\u0306\u0303ng", "Đà Nẵng"],
])("%s", (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
  expect(cleanText(clean)).toBe(clean);
});

test.each(["NFC", "NFD"] as const)("%s never sorts a long run of marks", (form) => {
  const sort = vi.spyOn(String.prototype, "normalize");
  normalize(`a${"\u0300\u0316".repeat(10_000)}`, form);
  expect(sort.mock.contexts.map(String)).toEqual([`a${"\u0300\u0316".repeat(15)}`]);
  sort.mockRestore();
});

test("a text with half of a surrogate pair is not well formed", () => {
  expect(["", "\u{1f600}", "\0", "a\ud83d", "\ude00\ud83d"].map(isWellFormed)).toEqual([true, true, true, false, false]);
});
