import path from "node:path";

/** The letters that share cards can be drawn with, as ranges of code points, by the file of the font that has them. */
export const cardLetters = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2010, 0x2027],
    [0x2030, 0x203a],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ],
  "latin-ext": [[0x100, 0x17f]],
  vietnamese: [
    [0x1a0, 0x1a1],
    [0x1af, 0x1b0],
    [0x300, 0x301],
    [0x303, 0x303],
    [0x309, 0x309],
    [0x323, 0x323],
    [0x1ea0, 0x1ef9],
    [0x20ab, 0x20ab],
  ],
} as const satisfies Record<string, readonly (readonly [first: number, last: number])[]>;

/** Of the texts, and of the title. */
export const cardWeights = [500, 700] as const;

/** A file of the font: made by scripts/share-fonts.ts. */
export function fontFile(part: string, weight: (typeof cardWeights)[number]): string {
  return path.resolve("src/server/share-cards/fonts", `inter-${part}-${weight}.woff`);
}

/** Whether all letters of a text can be drawn: others would be empty boxes. */
export function isDrawable(text: string): boolean {
  const ranges: readonly (readonly [number, number])[] = Object.values(cardLetters).flat();
  return [...text].every((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => first <= code && code <= last);
  });
}
