import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import en from "../../messages/en.json";
import vi from "../../messages/vi.json";

/** The unicode ranges of the two files, in the order of fonts.ts. */
const [latin = [], vietnamese = []] = [...readFileSync("src/app/fonts.ts", "utf8").matchAll(/"(U\+[^"]+)"/g)].map(
  ([, list = ""]) =>
    list.split(",").map((range) =>
      range
        .replace("U+", "")
        .split("-")
        .map((hex) => Number.parseInt(hex, 16)),
    ),
);

const has = (ranges: number[][], letter: string) =>
  ranges.some(([first = 0, last = first]) => first <= (letter.codePointAt(0) ?? 0) && (letter.codePointAt(0) ?? 0) <= last);
const lettersOf = (messages: object) => [...new Set(JSON.stringify(messages))];

it("the texts of an English public page need the Latin font alone", () => {
  expect(lettersOf(en.site).filter((letter) => !has(latin, letter))).toEqual([]);
});

it("each letter of the messages is in exactly one font", () => {
  const fonts = (letter: string) => Number(has(latin, letter)) + Number(has(vietnamese, letter));
  expect([...lettersOf(en), ...lettersOf(vi)].filter((letter) => fonts(letter) !== 1)).toEqual([]);
});
