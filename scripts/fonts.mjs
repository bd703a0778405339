// The font of the site: Inter, cut down to what the two languages need. The whole of it is 350 KB.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const source = "node_modules/inter-ui/variable/InterVariable.woff2";

/** Latin letters and marks; the last ones are those with which an English page offers Vietnamese. */
const latin = `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}ıŒœ–—‘’‚“”„†•…‰‹›€™←↑→↓−≤≥×÷Đằếệọ`;
/** The letters that only Vietnamese has, and its currency. */
const vietnamese = `ĂăĐđĨĩŨũƠơƯư${characters(0x1ea0, 0x1ef9)}\u0300\u0301\u0303\u0309\u0323₫`;

/** Share cards are made of these: with the letters of other European languages, as names have them. */
export const cardLetters = `${latin}${vietnamese}${characters(0x100, 0x17f)}`;
/** Of the texts of a share card, and of its title. */
const cardWeights = [500, 700];

/** Kerning, figures of one width, marks over letters. The other features of Inter are unused, and double its size. */
const keepFeatures = ["kern", "tnum", "ccmp", "mark", "mkmk"];
/** The weights in use, and the design for text. */
const variationAxes = { wght: { min: 400, max: 600 }, opsz: 14 };

/** Writes `latin.woff2` and `vietnamese.woff2` for src/app/fonts.ts, and `card-500.ttf` and `card-700.ttf` for share cards. @param {string} folder */
export async function writeFonts(folder) {
  const { default: subset } = await import("subset-font");
  const font = readFileSync(source);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries({ latin, vietnamese })) {
    const file = await subset(font, text, { targetFormat: "woff2", variationAxes, keepFeatures });
    writeFileSync(path.join(folder, `${name}.woff2`), file);
  }
  for (const wght of cardWeights) {
    const axes = { wght, opsz: 28 };
    const file = await subset(font, cardLetters, { targetFormat: "truetype", variationAxes: axes, keepFeatures });
    writeFileSync(path.join(folder, `card-${wght}.ttf`), file);
  }
}

/** @param {number} first @param {number} last code points */
function characters(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
}
