import { z } from "zod";
import type { PreviewedPath } from "~/features/public-paths";
import { isPublishedPath, publicRecords } from "~/features/public-records";
import { type Item, isItemList } from "~/lib/items";
import { cleanText } from "~/lib/text";
import { sanitiseParts } from "./parts";
import { typedValues } from "./preview";
import { storedRichText } from "./rich-text";

/** Sanitising a longer text would hold other requests up. In characters; no text may be as long. */
const MAX_TYPED = 250_000;

type Schema = { shape: Readonly<Record<string, z.core.$ZodType>> };

/**
 * Reads what is typed in a form, for a preview. Each field is judged alone: a text of a refused length is shown as it is typed, and so is
 * any refused text in the items of a list; other refused values are left out. Rich texts are sanitised as when they are stored.
 */
export function readTyped(path: PreviewedPath, { shape }: Schema, typed: object): Record<string, unknown> {
  const rich: readonly string[] = isPublishedPath(path) ? publicRecords[path].rich : [];
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
  if (typeof typed === "string")
    return typed.length <= MAX_TYPED && error.issues.every(isAboutLength) ? cleanText(typed) : undefined;
  if (!isItemList(typed) || breaksListRule(schema, typed)) return undefined;
  const list = repairItems(typed, error.issues);
  return breaksListRule(schema, list) ? undefined : list;
}

function isAboutLength({ code, message }: z.core.$ZodIssue): boolean {
  return code === "too_big" || code === "too_small" || message.startsWith("tooShort");
}

/** Judges the rules of a whole list without its items, because beside a wrong item a schema skips most of them. */
function breaksListRule(schema: z.core.$ZodType, list: readonly Item[]): boolean {
  return !(schema instanceof z.ZodArray) || !schema.clone({ ...schema.def, element: z.unknown() }).safeParse(list).success;
}

/** Greatest length of a list, in characters of JSON. */
function lengthOf(schema: z.core.$ZodType): number {
  const { characters } = (schema instanceof z.ZodType && schema.meta()) || {};
  return typeof characters === "number" ? characters : MAX_TYPED;
}

/** Issues of values that are no texts, such as a number or one of a few words. */
const noTexts = ["invalid_type", "invalid_value"];

/** Cleans refused texts of items and removes other refused values. */
function repairItems(list: readonly Item[], issues: readonly z.core.$ZodIssue[]): Item[] {
  const copy = structuredClone([...list]);
  const removed = new Map<string, PropertyKey[]>();
  for (const { path, code = "" } of issues) {
    const [holder, name = ""] = [valueAt(copy, path.slice(0, -1)), path.at(-1)];
    const value = Reflect.get(Object(holder), name);
    if (typeof value === "string" && value.length <= MAX_TYPED && !noTexts.includes(code))
      Reflect.set(Object(holder), name, cleanText(value));
    else {
      // A missing field of a part gets its first value. Nothing fills in those of an item in a part.
      const place = path.length > 2 && !Array.isArray(holder) ? path.slice(0, -1) : path;
      removed.set(JSON.stringify(place), place);
    }
  }
  // From the end, because removing an entry moves those behind it.
  for (const place of [...removed.values()].reverse()) {
    const [holder, name = ""] = [valueAt(copy, place.slice(0, -1)), place.at(-1)];
    if (Array.isArray(holder)) holder.splice(Number(name), 1);
    else Reflect.deleteProperty(Object(holder), name);
  }
  return copy;
}

function valueAt(list: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((holder, name) => Reflect.get(Object(holder), name), list);
}

type Relations<Row> = { [Relation in keyof Row]?: (id: number) => Promise<Row[Relation]> };

/** Lays what is typed in the form of a record over it, for previews only. @param relations see `layOver` */
export async function withTyped<Row extends { id: number }>(
  path: PreviewedPath,
  row: Row,
  schema: Schema,
  relations: Relations<Row> = {},
): Promise<Row> {
  const typed = typedValues(path, row.id);
  if (!typed) return row;
  // Sanitising texts that the row lacks would take long.
  const isShown = (field: string) => field in row || (field.endsWith("Id") && field.slice(0, -2) in relations);
  const shape = Object.fromEntries(Object.entries(schema.shape).filter(([field]) => isShown(field)));
  return layOver(row, readTyped(path, { shape }, typed), relations);
}

/**
 * Lays values of a form over a record.
 * @param relations readers of changed references: `{ category: (id) => … }` for categoryId
 */
export async function layOver<Row extends object>(
  row: Row,
  values: Readonly<Record<string, unknown>>,
  relations: Relations<Row>,
): Promise<Row> {
  const preview = { ...row };
  for (const field in preview) {
    const reference = values[`${field}Id`];
    const read = relations[field];
    if (read && typeof reference === "number") preview[field] = await read(reference);
  }
  const fields = Object.fromEntries(Object.entries(values).filter(([field]) => field in row));
  const cleared = Object.keys(relations).filter((name) => values[`${name}Id`] === null);
  return { ...preview, ...fields, ...Object.fromEntries(cleared.map((name) => [name, null])) };
}
