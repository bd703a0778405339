import { diffArrays } from "diff";

/** Piece of a text in a comparison. */
export type Piece = { text: string; isChanged: boolean };

/** Limit of changed words: above it, texts have little in common and the comparison is slow. */
const MAX_CHANGED_WORDS = 2_000;

/**
 * Compares two texts word by word.
 * @returns the pieces of the first and second text; joined, they are the texts
 */
export function diffWords(one: string, other: string): [Piece[], Piece[]] {
  const changes = diffArrays(wordsOf(one), wordsOf(other), { maxEditLength: MAX_CHANGED_WORDS });
  if (!changes) return [[{ text: one, isChanged: true }], [{ text: other, isChanged: true }]];
  const pieces = changes.map(({ value, added, removed }) => ({ text: value.join(""), added, removed }));
  return [
    pieces.flatMap(({ text, added, removed }) => (added ? [] : { text, isChanged: removed })),
    pieces.flatMap(({ text, added, removed }) => (removed ? [] : { text, isChanged: added })),
  ];
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
}
