// The site's fonts, reduced to what the two languages need. The whole of Inter is 350 KB.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const inter = "node_modules/inter-ui/variable/InterVariable.woff2";

/** Fonts that a company can choose instead (src/lib/look.ts), for titles, and for texts where they have a file for these. */
const otherFonts = {
  "be-vietnam": {
    family: "Be Vietnam Pro",
    title: "node_modules/@expo-google-fonts/be-vietnam-pro/600SemiBold/BeVietnamPro_600SemiBold.ttf",
    text: "node_modules/@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf",
  },
  "source-serif": {
    family: "Source Serif",
    title: "node_modules/@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf",
    text: null,
  },
};

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
 * Writes the site's font files with `fonts.css`, and the fonts of share cards: `card-500.ttf`, `card-700.ttf`, and one of each title font.
 * @param {string} folder
 */
export async function writeFonts(folder) {
  const { default: subset } = await import("subset-font");
  mkdirSync(folder, { recursive: true });
  /** @param {string} name @param {Buffer} font @param {string} text @param {Parameters<typeof subset>[2]} options */
  const write = async (name, font, text, options) =>
    writeFileSync(path.join(folder, name), await subset(font, text, { keepFeatures, ...options }));
  const font = readFileSync(inter);
  const faces = [];
  for (const [name, text] of Object.entries(fontLetters)) {
    await write(`${name}.woff2`, font, text, { targetFormat: "woff2", variationAxes });
    faces.push(fontFace({ family: "Inter", weight: "400 600", file: name, text }));
  }
  for (const wght of cardWeights)
    await write(`card-${wght}.ttf`, font, cardLetters, { targetFormat: "truetype", variationAxes: { wght, opsz: 28 } });
  for (const [id, { family, title, text: texts }] of Object.entries(otherFonts)) {
    for (const [source, file, weight] of [
      [title, id, "600"],
      [texts, `${id}-text`, "400 500"],
    ]) {
      if (!source) continue;
      const font = readFileSync(source);
      for (const [name, text] of Object.entries(fontLetters)) {
        await write(`${file}-${name}.woff2`, font, text, { targetFormat: "woff2" });
        faces.push(fontFace({ family, weight: weight ?? "", file: `${file}-${name}`, text }));
      }
    }
    await write(`card-${id}.ttf`, readFileSync(title), cardLetters, { targetFormat: "truetype" });
  }
  writeFileSync(path.join(folder, "fonts.css"), faces.join(""));
}

/** @param {{ family: string, weight: string, file: string, text: string }} face */
function fontFace({ family, weight, file, text }) {
  const range = rangesOf([...text].map((letter) => letter.codePointAt(0) ?? 0)).join(",");
  return `@font-face{font-family:${family};src:url("./${file}.woff2")format("woff2");font-weight:${weight};font-display:swap;unicode-range:${range}}\n`;
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
