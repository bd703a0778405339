import { flattenItem, formName, type Item, isItemList } from "~/lib/items";

/** Texts by field: "titleEn" of a part, "items.titleEn" of each of its items. */
export type PartTexts = Readonly<Record<string, string>>;

/** Fills texts in, in a copy of a part. */
export function withTexts<One extends Item>(part: One, texts: PartTexts = {}): One {
  const filled = structuredClone(part);
  for (const [name, text] of Object.entries(texts)) {
    const [first = "", field] = name.split(".");
    const list: unknown = Reflect.get(filled, first);
    if (field === undefined) Object.assign(filled, { [first]: text });
    else if (isItemList(list)) for (const item of list) Object.assign(item, { [field]: text });
  }
  return filled;
}

/** Names the fields of a part that have these texts, as its form does: "titleEn", "items.0.titleEn". */
export function fieldsWith(part: Item, texts: PartTexts = {}): string[] {
  return Object.entries(flattenItem("", part)).flatMap(([flatName, value]) => {
    const [, first = "", , field] = flatName.split(".");
    const words = texts[field === undefined ? first : `${first}.${field}`];
    return words !== undefined && value === words ? [formName(part, flatName.slice(1))] : [];
  });
}
