import { describe, expect, test } from "vitest";
import { diffWords, type Piece } from "./text-diff";

const marked = (pieces: Piece[]) => pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join("");

describe("diffWords", () => {
  test.each([
    ["same text", "same text", "same text", "same text"],
    ["the old house", "the new house", "the [old] house", "the [new] house"],
    ["", "added", "", "[added]"],
    ["removed", "", "[removed]", ""],
    ["Đường phố", "Đường làng", "Đường [phố]", "Đường [làng]"],
    ["one, two", "one two", "one[,] two", "one two"],
    ["a b c d", "a c d e", "a [b ]c d", "a c d[ e]"],
  ])("%j and %j", (one, other, first, second) => {
    const [a, b] = diffWords(one, other);
    expect([marked(a), marked(b)]).toEqual([first, second]);
  });

  test("the pieces put together are the texts", () => {
    const one = "Line one\n\nLine two — with “signs” and  spaces.";
    const other = "Line one and a half\n\nLine three — with “signs”.";
    const [a, b] = diffWords(one, other);
    expect(a.map((piece) => piece.text).join("")).toBe(one);
    expect(b.map((piece) => piece.text).join("")).toBe(other);
  });

  test("two long texts are not compared word by word", () => {
    const [a, b] = diffWords("x ".repeat(3000), "y ".repeat(3000));
    expect([a.length, b.length]).toEqual([1, 1]);
  });
});
