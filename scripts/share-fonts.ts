/** Makes the fonts that share cards are drawn with: Inter in two weights, with the letters of `cardLetters` alone. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
// @ts-expect-error It has no types.
import subsetFont from "subset-font";
import { cardLetters, cardWeights, fontFile } from "~/server/share-cards/letters";

const source = "node_modules/@fontsource-variable/inter/files";

for (const [part, ranges] of Object.entries(cardLetters)) {
  const bytes = readFileSync(path.join(source, `inter-${part}-wght-normal.woff2`));
  const letters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  for (const wght of cardWeights) {
    writeFileSync(
      fontFile(part, wght),
      await subsetFont(bytes, letters.join(""), { targetFormat: "woff", variationAxes: { wght } }),
    );
  }
}
