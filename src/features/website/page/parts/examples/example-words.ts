import { flattenItem, type Item } from "~/lib/items";

/** Names the fields of a part that still have example words: "titleEn", or "steps.1.titleEn" in an item. */
export function exampleFields(part: Item, examples: object): string[] {
  const words = new Set(textsIn({ id: "", ...examples }).map(({ name, text }) => keyOf(name, text)));
  if (words.size === 0) return [];
  return textsIn(part).flatMap(({ name, text }) => (words.has(keyOf(name, text)) ? [name] : []));
}

function textsIn(item: Item) {
  return Object.entries(flattenItem("", item)).flatMap(([name, text]) =>
    typeof text === "string" ? [{ name: name.slice(1), text }] : [],
  );
}

/** An item with example words may have been moved: its field and the words count. */
function keyOf(name: string, text: string): string {
  return `${name.slice(name.lastIndexOf(".") + 1)}:${text}`;
}
