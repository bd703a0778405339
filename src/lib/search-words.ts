import { fold, spell } from "~/lib/fold";
import { excerpt } from "~/lib/html-text";
import { cleanText } from "~/lib/text";

/** The longest term that is searched for. */
export const MAX_TERM = 100;

/** What separates words: all that is no letter, digit or accent. The SQL function `search_words` splits by the same. */
const betweenWords = /([\s!-/:-@[-`{-¿×÷\u2000-\u2bff\u3000-\u303f]+)/;

/** A term as it is searched for: of one line and one spelling of its characters, and not too long. Doing it twice changes nothing. */
export function searchTerm(value: string): string {
  // A character decomposes into four at most: the rest of a long term would be cut after it was cleaned.
  const line = cleanText(value.slice(0, 4 * MAX_TERM))
    .replace(/\s+/g, " ")
    .trim();
  // Not half of a character that takes two places.
  return line
    .slice(0, MAX_TERM)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}

/** A word of a search. It finds the words that begin with it; one of a letter or two begins too many, and finds only itself. */
export type SearchWord = { spelled: string; folded: string; isWhole: boolean };

/** The words that are searched for, each once, with their accents and without. */
export function searchWords(term: string): SearchWord[] {
  const pieces = spell(searchTerm(term)).split(betweenWords);
  const words = new Set(pieces.filter((piece, index) => index % 2 === 0 && piece !== ""));
  return [...words].flatMap((spelled) => {
    const folded = fold(spelled);
    // Accents alone are no word.
    return folded === "" ? [] : [{ spelled, folded, isWhole: /^[a-z0-9]{1,2}$/.test(folded) }];
  });
}

/** A piece of a text, and whether it is a word that a search found. */
export type Marked = { text: string; isMatch: boolean };

/** A text in pieces, the words that a search found apart from the rest. */
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

/** How much of a text is shown before the first word that was found. */
const LEAD = 60;

/**
 * The part of a text around the first word that a search found, else its beginning, as `markWords` gives it.
 * @param length the most characters
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
