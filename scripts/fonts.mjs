// The site's font: Inter, reduced to what the two languages need. The whole font is 350 KB.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const source = "node_modules/inter-ui/variable/InterVariable.woff2";

/**
 * Characters per file. A browser loads only the files whose characters a page uses: English pages need the first, which fits
 * into a connection's first packets (14 KB), Vietnamese pages the first two.
 */
export const fontLetters = {
  // ASCII, punctuation, and the letters of the link to Vietnamese on English pages.
  latin: `${characters(0x20, 0x7e).replaceAll(/[\\^`{|}~]/g, "")}\u00a0©·–—‘’“”…•→àĐằếệọ`,
  // Vietnamese letters and the currency sign.
  vietnamese: `ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝáâãèéêìíòóôõùúýĂăđĨĩŨũƠơƯư${characters(0x1ea0, 0x1ef9).replaceAll(/[ằếệọ]/g, "")}\u0300\u0301\u0303\u0309\u0323₫`,
  // Other Western European letters, and rarer punctuation.
  more: `\\^\`{|}~${characters(0xa1, 0xff).replaceAll(/[©·ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúý]/g, "")}ıŒœ‚„†‰‹›€™←↑↓−≤≥`,
};

/** Share cards also show names with letters of other European languages. */
export const cardLetters = `${Object.values(fontLetters).join("")}${characters(0x100, 0x17f)}`;
/** Font weights of a share card's text and title. */
const cardWeights = [500, 700];

/** Kerning, tabular figures and combining marks. Inter's other features are unused and double its size. */
const keepFeatures = ["kern", "tnum", "ccmp", "mark", "mkmk"];
/** Weights in use, and the optical size for text. */
const variationAxes = { wght: { min: 400, max: 600 }, opsz: 14 };

/**
 * Writes the site's font files with `fonts.css`, and `card-500.ttf` and `card-700.ttf` for share cards.
 * @param {string} folder
 */
export async function writeFonts(folder) {
  const { default: subset } = await import("subset-font");
  const font = readFileSync(source);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(fontLetters)) {
    const file = await subset(font, text, { targetFormat: "woff2", variationAxes, keepFeatures });
    writeFileSync(path.join(folder, `${name}.woff2`), file);
  }
  const faces = Object.entries(fontLetters).map(([name, text]) => fontFace(name, text));
  writeFileSync(path.join(folder, "fonts.css"), faces.join(""));
  for (const wght of cardWeights) {
    const axes = { wght, opsz: 28 };
    const file = await subset(font, cardLetters, { targetFormat: "truetype", variationAxes: axes, keepFeatures });
    writeFileSync(path.join(folder, `card-${wght}.ttf`), file);
  }
}

/** @param {string} name @param {string} text */
function fontFace(name, text) {
  const range = rangesOf([...text].map((letter) => letter.codePointAt(0) ?? 0)).join(",");
  return `@font-face{font-family:Inter;src:url("./${name}.woff2")format("woff2");font-weight:400 600;font-display:swap;unicode-range:${range}}\n`;
}

/** Formats code points as a CSS unicode-range, such as U+20-7e. @param {number[]} codes */
function rangesOf(codes) {
  const sorted = codes.sort((a, b) => a - b);
  const ends = sorted.filter((code, index) => sorted[index + 1] !== code + 1);
  return sorted
    .filter((code, index) => sorted[index - 1] !== code - 1)
    .map((first, index) => `U+${first.toString(16)}${ends[index] === first ? "" : `-${ends[index]?.toString(16)}`}`);
}

/** @param {number} first @param {number} last code points */
function characters(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
}
