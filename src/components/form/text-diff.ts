/** A piece of a text beside another one: in both, or only in this one. */
export type Piece = { text: string; isChanged: boolean };

/** Beyond this many words against words, telling the difference costs more than it says. */
const MAX_CELLS = 4_000_000;

/**
 * Two texts, word by word: what each has that the other has not.
 * @returns the pieces of the first and of the second text; put together they are the texts again
 */
export function diffWords(one: string, other: string): [Piece[], Piece[]] {
  const a = wordsOf(one);
  const b = wordsOf(other);
  if (a.length * b.length > MAX_CELLS) return [[{ text: one, isChanged: true }], [{ text: other, isChanged: true }]];
  const common = commonLengths(a, b);
  const first: Piece[] = [];
  const second: Piece[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      add(first, a[i++], false);
      add(second, b[j++], false);
    } else if (j >= b.length || (i < a.length && at(common, i + 1, j) >= at(common, i, j + 1))) add(first, a[i++], true);
    else add(second, b[j++], true);
  }
  return [first, second];
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
}

/** How many words the rests from i and from j have in common, row by row. */
function commonLengths(a: string[], b: string[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const length = a[i] === b[j] ? at(rows, i + 1, j + 1) + 1 : Math.max(at(rows, i + 1, j), at(rows, i, j + 1));
      rows[i]?.fill(length, j, j + 1);
    }
  }
  return rows;
}

function at(rows: Uint16Array[], i: number, j: number): number {
  return rows[i]?.[j] ?? 0;
}

function add(pieces: Piece[], text: string | undefined, isChanged: boolean): void {
  if (text === undefined) return;
  const last = pieces.at(-1);
  if (last?.isChanged === isChanged) last.text += text;
  else pieces.push({ text, isChanged });
}
