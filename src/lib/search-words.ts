import { fold, spell } from "~/lib/fold";
import { excerpt } from "~/lib/html-text";
import { cleanText } from "~/lib/text";

export const MAX_TERM = 100;

/** Word separators: all but letters, digits and accents. Must match the SQL function `search_words`. */
const betweenWords = /([\s!-/:-@[-`{-¿×÷\u2000-\u2bff\u3000-\u303f]+)/;

/** Normalises a search term: one line, one spelling, limited length. Idempotent. */
export function searchTerm(value: string): string {
  // A character decomposes into at most four: cut only what cleaning would cut anyway.
  const line = cleanText(value.slice(0, 4 * MAX_TERM))
    .replace(/\s+/g, " ")
    .trim();
  // Do not end with half a surrogate pair.
  return line
    .slice(0, MAX_TERM)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}

/** Search word. Matches words that begin with it; with one or two letters only whole words. */
export type SearchWord = { spelled: string; folded: string; isWhole: boolean };

/** Splits a term into unique words, with and without accents. */
export function searchWords(term: string): SearchWord[] {
  const pieces = spell(searchTerm(term)).split(betweenWords);
  const words = new Set(pieces.filter((piece, index) => index % 2 === 0 && piece !== ""));
  return [...words].flatMap((spelled) => {
    const folded = fold(spelled);
    return folded === "" ? [] : [{ spelled, folded, isWhole: /^[a-z0-9]{1,2}$/.test(folded) }];
  });
}

export type Marked = { text: string; isMatch: boolean };

export function markWords(text: string, words: readonly SearchWord[]): Marked[] {
  const pieces: Marked[] = [];
  for (const [index, piece] of text.split(betweenWords).entries()) {
    const isMatch = index % 2 === 0 && isFound(piece, words);
    const last = pieces.at(-1);
    if (last && last.isMatch === isMatch) last.text += piece;
    else if (piece !== "") pieces.push({ text: piece, isMatch });
  }
  return pieces;
}

/** Maximum characters before the first match. */
const LEAD = 60;

/**
 * Cuts a text around the first match, else at its beginning.
 * @param length maximum characters
 */
export function markExcerpt(text: string, words: readonly SearchWord[], length: number): Marked[] {
  const [before] = markWords(text, words);
  const first = before && !before.isMatch && before.text.length < text.length ? before.text.length : 0;
  const space = first > LEAD ? text.indexOf(" ", first - LEAD) : -1;
  const start = space === -1 || space >= first ? (first > LEAD ? first : 0) : space + 1;
  const part = excerpt(text.slice(start), length);
  return markWords(start > 0 ? `…${part}` : part, words);
}

function isFound(piece: string, words: readonly SearchWord[]): boolean {
  const folded = fold(piece);
  return words.some((word) => (word.isWhole ? folded === word.folded : folded.startsWith(word.folded)));
}
