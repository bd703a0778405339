const entities = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", " "],
]);

/** Separates blocks, such as a heading and its text, without punctuation between them. */
const BLOCK_SEPARATOR = " · ";
const endsSentence = /[.!?…:;,–—-]["'”’»)]*$/u;
const inlineTag = /<\/?(?:a|b|strong|i|em|u|s|code|span|mark|sub|sup)\b[^>]*>/gi;
const lineBreak = /<(?:br|img)\b[^>]*>/gi;

/** Extracts one line of text from sanitised HTML. No defence against XSS: escape the result. */
export function plainText(html: string): string {
  return joinTexts(textBlocks(html));
}

/** Extracts the texts between the tags of sanitised HTML, except inline tags; empty ones too. */
export function textBlocks(html: string): string[] {
  return html
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
}

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

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes.get(character) ?? character);
}

/** Cuts a text to `length` characters at a word boundary, without splitting surrogate pairs; adds … when cut. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > length / 2 ? end : length - 1).replace(/[\s,.;:–\p{Cs}-]+$/u, "")}…`;
}
