import { expect, test, vi } from "vitest";
import { cleanText, isWellFormed, normalize } from "./text";

test.each([
  ["keeps tab and newline", "a\tb\nc", "a\tb\nc"],
  ["converts every line end to a newline", "a\r\nb\rc", "a\nb\nc"],
  ["removes NUL, the other C0 controls, DEL and C1 controls", "a\0b\u0001c\u000bd\u001fe\u007ff\u0085g\u009fh", "abcdefgh"],
  ["removes characters that XML 1.0 forbids", "a\ufffeb\uffffc", "abc"],
  ["removes bidi controls", "a\u202efdp.exe \u202d0905\u202c \u2067b\u2069", "afdp.exe 0905 b"],
  ["replaces half of a surrogate pair", "a\ud83d b\ude00 \ude00\ud83d", "a\ufffd b\ufffd \ufffd\ufffd"],
  ["keeps a whole pair", "\u{1f600}", "\u{1f600}"],
  ["joins a pair that a control had split", "\ud83d\0\ude00", "\u{1f600}"],
  ["cuts a run of marks after 30", `e${"\u0316".repeat(40)}a`, `e${"\u0316".repeat(30)}a`],
  ["counts a mark that decomposes into two as two", `e${"\u0344".repeat(30)}`, `\u00eb${"\u0301\u0308".repeat(14)}\u0301\u0308`],
  ["composes letters and accents", "Đa\u0300 Na\u0306\u0303ng", "Đà Nẵng"],
])("%s", (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
  expect(cleanText(clean)).toBe(clean);
});

test.each(["NFC", "NFD"] as const)("never sorts a long run of marks (%s)", (form) => {
  const sort = vi.spyOn(String.prototype, "normalize");
  normalize(`a${"\u0300\u0316".repeat(10_000)}`, form);
  expect(sort.mock.contexts.map(String)).toEqual([`a${"\u0300\u0316".repeat(15)}`]);
  sort.mockRestore();
});

test("rejects half of a surrogate pair as malformed", () => {
  expect(["", "\u{1f600}", "\0", "a\ud83d", "\ude00\ud83d"].map(isWellFormed)).toEqual([true, true, true, false, false]);
});
