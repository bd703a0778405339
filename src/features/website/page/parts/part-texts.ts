import { flattenItem, formName, type Item, isItemList } from "~/lib/items";

/** Texts by field: "titleEn" of a part, "items.titleEn" of each of its items, at any depth. */
export type PartTexts = Readonly<Record<string, string>>;

/** Fills texts in, in a copy of a part. */
export function withTexts<One extends Item>(part: One, texts: PartTexts = {}): One {
  const filled = structuredClone(part);
  for (const [name, text] of Object.entries(texts)) fillIn(filled, name.split("."), text);
  return filled;
}

function fillIn(target: object, [first = "", ...rest]: readonly string[], text: string): void {
  const list: unknown = Reflect.get(target, first);
  if (rest.length === 0) Object.assign(target, { [first]: text });
  else if (isItemList(list)) for (const item of list) fillIn(item, rest, text);
}

/** Names the fields of a part that have these texts, as its form does: "titleEn", "items.0.titleEn". */
export function fieldsWith(part: Item, texts: PartTexts = {}): string[] {
  return Object.entries(flattenItem("", part)).flatMap(([flatName, value]) => {
    const names = flatName.slice(1).split(".");
    // Every second name is the id of an item.
    const words = texts[names.filter((_, place) => place % 2 === 0).join(".")];
    return words !== undefined && value === words ? [formName(part, names.join("."))] : [];
  });
}
