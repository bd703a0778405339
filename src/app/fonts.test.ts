import { expect, it } from "vitest";
import en from "../../messages/en.json";
import vi from "../../messages/vi.json";
import { fontLetters } from "../../scripts/fonts.mjs";

/** Braces and backslashes aside, which are the syntax of messages. */
const lettersOf = (messages: object) => [...new Set(JSON.stringify(messages).replaceAll(/[{}\\]/g, ""))];
const filesOf = (letter: string) =>
  Object.entries(fontLetters).flatMap(([name, letters]) => (letters.includes(letter) ? [name] : []));

it("the texts of an English public page need the Latin font alone", () => {
  expect(lettersOf(en.site).filter((letter) => !filesOf(letter).includes("latin"))).toEqual([]);
});

it("the texts of a Vietnamese public page need no letter of the third font", () => {
  expect(lettersOf(vi.site).filter((letter) => filesOf(letter).includes("more"))).toEqual([]);
});

it("each letter of the messages is in exactly one font", () => {
  expect([...lettersOf(en), ...lettersOf(vi)].filter((letter) => filesOf(letter).length !== 1)).toEqual([]);
});
