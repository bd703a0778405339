import { describe, expect, test } from "vitest";
import { type Marked, markExcerpt, markWords, searchTerm, searchWords } from "./search-words";

/** Puts matches in square brackets. */
const shown = (pieces: readonly Marked[]) => pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");

describe("search term", () => {
  test.each([
    ["  Đường   phố\n", "Đường phố"],
    ["e\u0301", "é"],
    ["a\u0000b", "ab"],
    ["a".repeat(1_000), "a".repeat(100)],
    ["e\u0302\u0301".repeat(100), "ế".repeat(100)],
    [`${"a".repeat(99)}😀`, "a".repeat(99)],
    [`${"a".repeat(99)} b`, "a".repeat(99)],
    ["", ""],
  ])("normalises %j to %j", (value, term) => {
    expect(searchTerm(value)).toBe(term);
    expect(searchTerm(term)).toBe(term);
  });

  test.each([
    ["Đường, đường & duong!", ["duong", "duong"]],
    ["R&D 2026", ["r", "d", "2026"]],
    ["100% _ ' \" \\ : * | ( )", ["100"]],
    ["東京 Москва", ["東京", "москва"]],
    ["% _", []],
    ["\u0301 \u0308\u0303", []],
    ["Caf\u0301e \u0301", ["cafe"]],
  ])("splits %j into the folded words %j", (term, folded) => {
    expect(searchWords(term).map((word) => word.folded)).toEqual(folded);
  });

  test("matches only whole words by one or two letters, and beginnings by more", () => {
    expect(searchWords("IT đi duo 東京").map(({ isWhole }) => isWhole)).toEqual([true, true, false, false]);
  });
});

describe("text with matches", () => {
  test.each([
    ["Con đường mới", "duong", "Con [đường] mới"],
    ["Con đường mới", "ĐƯỜNG moi", "Con [đường] [mới]"],
    ["Engineering, engineers", "engineer", "[Engineering], [engineers]"],
    ["It is IT in transit", "it", "[It] is [IT] in transit"],
    ["<b>&amp;</b>", "amp", "<b>&[amp];</b>"],
    ["Nothing", "else", "Nothing"],
    ["", "else", ""],
  ])("marks %j by %j as %j", (text, term, marked) => expect(shown(markWords(text, searchWords(term)))).toBe(marked));

  test("cuts around the first match, between words", () => {
    const text = `${"before ".repeat(40)}the đường ${"behind ".repeat(40)}`.trim();
    const cut = shown(markExcerpt(text, searchWords("duong"), 120));
    expect(cut).toMatch(/^…(?:before )+the \[đường\](?: behind)+…$/);
    expect(cut.length).toBeLessThanOrEqual(124);
  });

  test.each([
    ["is whole when it is short", "the road", "road", "the [road]"],
    ["begins at its beginning when it has none of them", "one two three", "zzz", "one two…"],
    ["begins at its beginning when the first word is one", "road two three", "road", "[road] two…"],
  ])("%s", (_, text, term, marked) => expect(shown(markExcerpt(text, searchWords(term), 10))).toBe(marked));
});
