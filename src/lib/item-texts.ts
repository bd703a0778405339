import { plainText } from "~/lib/html-text";
import { flatten, flattenItem, type Item, isItemList, isRichField, isTextField } from "~/lib/items";

/** Returns the lead or rich text that comes first in the items that a language shows, without markup; empty without one. */
export function firstText(items: unknown, suffix: "En" | "Vi"): string {
  const fields = flatten("items", items);
  for (const [name, value] of Object.entries(fields)) {
    const [, id] = name.split(".");
    if (typeof value !== "string" || value === "" || fields[`items.${id}.visible${suffix}`] === false) continue;
    if (name.endsWith(`.lead${suffix}`)) return value;
    if (isRichField(name) && name.endsWith(suffix)) return plainText(value);
  }
  return "";
}

/** Returns the lead of the opening (`hero`) that a language shows; empty without one. Fixed pages are described by it. */
export function openingLead(items: unknown, suffix: "En" | "Vi"): string {
  const opening = isItemList(items) && items.find((item) => "kind" in item && item.kind === "hero");
  if (!opening || Reflect.get(opening, `visible${suffix}`) === false) return "";
  const lead: unknown = Reflect.get(opening, `lead${suffix}`);
  return typeof lead === "string" ? lead : "";
}

/** Returns the title of an item without markup, else its first text, in a language if it has one there; undefined without any. */
export function itemName(item: Item, suffix: "En" | "Vi"): string | undefined {
  // The database does not keep the order of an item's fields.
  const rank = (name: string) =>
    (name.endsWith(suffix) ? 0 : 2) + (/(?:title|question|name|heading|figureValue)(?:En|Vi)$/i.test(name) ? 0 : 1);
  const texts = Object.entries(flattenItem("", item)).filter(([name]) => isTextField(name));
  const ordered = texts.toSorted(([one], [other]) => rank(one) - rank(other));
  const [text] = ordered.flatMap(([, words]) => (typeof words === "string" && words !== "" ? [plainText(words)] : []));
  return text;
}
