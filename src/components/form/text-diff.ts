import { diffArrays } from "diff";

/** A piece of a text beside another one: in both, or only in this one. */
export type Piece = { text: string; isChanged: boolean };

/** With more words changed than this, the texts have little in common, and finding it would take long. */
const MAX_CHANGED_WORDS = 2_000;

/**
 * Two texts, word by word: what each has that the other has not.
 * @returns the pieces of the first and of the second text; put together they are the texts again
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
