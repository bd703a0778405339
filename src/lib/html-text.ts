const entities = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", " "],
]);

/**
 * The words of sanitised HTML in one line, for descriptions and counts. Made for what the sanitiser lets through: it is no
 * defence, and its result is text, to be escaped like any other.
 */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:a|b|strong|i|em|u|s|code|span|mark|sub|sup)\b[^>]*>/gi, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal?: string, hex?: string, name?: string) => {
      if (name) return entities.get(name.toLowerCase()) ?? entity;
      const point = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? "", 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : entity;
    })
    .replace(/\s+/g, " ")
    .trim();
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
