import { plainText } from "~/lib/html-text";
import { flatten } from "~/lib/items";

/** Returns the lead or rich text that comes first in the items that a language shows, without markup; empty without one. */
export function firstText(items: unknown, suffix: "En" | "Vi"): string {
  const fields = flatten("items", items);
  for (const [name, value] of Object.entries(fields)) {
    const [, id] = name.split(".");
    if (typeof value !== "string" || value === "" || fields[`items.${id}.visible${suffix}`] === false) continue;
    if (name.endsWith(`.lead${suffix}`)) return value;
    if (name.endsWith(`.content${suffix}`)) return plainText(value);
  }
  return "";
}
