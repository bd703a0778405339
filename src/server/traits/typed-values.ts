import { z } from "zod";
import { type PublishedPath, publicRecords } from "~/features/public-records";
import { isItemList } from "~/lib/items";
import { cleanText } from "~/lib/text";
import { sanitiseParts } from "./parts";
import { storedRichText } from "./rich-text";

/** Sanitising a longer text would hold other requests up. In characters; no text may be as long. */
const MAX_TYPED = 250_000;

type Schema = { shape: Readonly<Record<string, z.core.$ZodType>> };

/**
 * Reads what is typed in a form, for a preview. Each field is judged alone: a refused text is shown as it is typed, in the items of a
 * list too; any other refused value is left out. Rich texts are sanitised as when they are stored.
 */
export function readTyped(path: PublishedPath, { shape }: Schema, typed: object): Record<string, unknown> {
  const rich: readonly string[] = publicRecords[path].rich;
  const read: Record<string, unknown> = {};
  for (const [field, schema] of Object.entries(shape)) {
    const value = Object.hasOwn(typed, field) ? readValue(schema, Reflect.get(typed, field)) : undefined;
    if (value === undefined) continue;
    const isRich = typeof value === "string" && rich.includes(field.replace(/(?:En|Vi)$/, ""));
    read[field] = isRich ? storedRichText(value) : sanitiseParts(value);
  }
  return read;
}

function readValue(schema: z.core.$ZodType, typed: unknown): unknown {
  if (isItemList(typed) && JSON.stringify(typed).length > lengthOf(schema)) return undefined;
  const { data, error } = z.core.safeParse(schema, typed);
  if (!error) return data;
  if (typeof typed === "string") return typed.length > MAX_TYPED ? undefined : cleanText(typed);
  const list = isItemList(typed) ? repaired(typed, error.issues) : undefined;
  // The rules of a whole list are judged only once its items have the right types.
  return list === undefined || isRefused(z.core.safeParse(schema, list).error?.issues ?? []) ? undefined : list;
}

/** Greatest length of a list, in characters of JSON. */
function lengthOf(schema: z.core.$ZodType): number {
  const { characters } = (schema instanceof z.ZodType && schema.meta()) || {};
  return typeof characters === "number" ? characters : MAX_TYPED;
}

function isRefused(issues: readonly z.core.$ZodIssue[]): boolean {
  return issues.some(({ path }) => path.length === 0);
}

/** Issues of values that are no texts, such as a number or one of a few words. */
const noTexts = ["invalid_type", "invalid_value"];

/** Cleans refused texts of items and removes other refused values. Undefined when the list itself is refused. */
function repaired(list: object, issues: readonly z.core.$ZodIssue[]): unknown {
  if (isRefused(issues)) return undefined;
  const copy = structuredClone(list);
  // From the end, because removing an entry moves those behind it.
  for (const { path, code = "" } of issues.toReversed()) {
    const [name = "", holder] = [path.at(-1), path.slice(0, -1).reduce(valueAt, copy)];
    const value = valueAt(holder, name);
    if (typeof value === "string" && value.length <= MAX_TYPED && !noTexts.includes(code))
      Reflect.set(Object(holder), name, cleanText(value));
    else if (Array.isArray(holder)) holder.splice(Number(name), 1);
    else Reflect.deleteProperty(Object(holder), name);
  }
  return copy;
}

function valueAt(holder: unknown, name: PropertyKey): unknown {
  return Reflect.get(Object(holder), name);
}
