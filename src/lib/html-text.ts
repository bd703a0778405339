const entities = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", " "],
]);

/** Stands between two blocks, such as a heading and its text, where no punctuation separates them. */
const BLOCK_SEPARATOR = " · ";
const endsSentence = /[.!?…:;,–—-]["'”’»)]*$/u;
const inlineTag = /<\/?(?:a|b|strong|i|em|u|s|code|span|mark|sub|sup)\b[^>]*>/gi;
const lineBreak = /<(?:br|img)\b[^>]*>/gi;

/**
 * The words of sanitised HTML in one line, for descriptions and counts. Made for what the sanitiser lets through: it is no
 * defence, and its result is text, to be escaped like any other.
 */
export function plainText(html: string): string {
  const blocks = html
    .replace(inlineTag, "")
    .replace(lineBreak, " ")
    .split(/<[^>]*>/)
    .map((text) =>
      text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal?: string, hex?: string, name?: string) => {
        if (name) return entities.get(name.toLowerCase()) ?? entity;
        const point = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? "", 16);
        return point <= 0x10ffff ? String.fromCodePoint(point) : entity;
      }),
    );
  return joinTexts(blocks);
}

/** Joins blocks of text into one line, with punctuation between them. */
export function joinTexts(texts: readonly string[]): string {
  const lines = texts.map((text) => text.replace(/\s+/g, " ").trim()).filter((line) => line !== "");
  const ended = lines.slice(0, -1).map((line) => line + (endsSentence.test(line) ? " " : BLOCK_SEPARATOR));
  return [...ended, ...lines.slice(-1)].join("");
}

const escapes = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);

/** Writes a text as HTML that shows it, between tags or in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes.get(character) ?? character);
}

/** The beginning of a text, whole words within `length` characters and no half of a surrogate pair, with … where something was left out. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > length / 2 ? end : length - 1).replace(/[\s,.;:–\p{Cs}-]+$/u, "")}…`;
}
