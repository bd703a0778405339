import { expect, it } from "vitest";
import en from "../../messages/en.json";
import vi from "../../messages/vi.json";
import { fontLetters } from "../../scripts/fonts.mjs";

/** Excludes braces and backslashes, the syntax of messages. */
const lettersOf = (messages: object) => [...new Set(JSON.stringify(messages).replaceAll(/[{}\\]/g, ""))];
const filesOf = (letter: string) =>
  Object.entries(fontLetters).flatMap(([name, letters]) => (letters.includes(letter) ? [name] : []));

it("loads only the Latin font for the texts of English public pages", () => {
  expect(lettersOf(en.site).filter((letter) => !filesOf(letter).includes("latin"))).toEqual([]);
});

it("needs no character of the third font for the texts of Vietnamese public pages", () => {
  expect(lettersOf(vi.site).filter((letter) => filesOf(letter).includes("more"))).toEqual([]);
});

it("has each character of the messages in exactly one font", () => {
  expect([...lettersOf(en), ...lettersOf(vi)].filter((letter) => filesOf(letter).length !== 1)).toEqual([]);
});
