import type { Control } from "react-hook-form";
import type { z } from "zod";
import type { Locale } from "~/i18n/routing";
import { flatten, isItemList, isTextField, mergeItems, withOwnIds } from "~/lib/items";
import { publishing } from "~/lib/publishing";

/** Form state: an entity's input in which values may be missing. */
export type FormValues<In> = { [K in keyof In]: In[K] | null };

export type FormControl<In extends object> = Control<FormValues<In>>;

/** Picks the form's fields from a record: the keys of the empty form. */
export function valuesOf<Values extends object>(row: Values, empty: Values): Values {
  const values = { ...empty };
  for (const key in empty) values[key] = row[key];
  return values;
}

/** Not copied: slugs are unique, and a copy is not published yet. */
const notCopied = ["slug", "status", "publishAt", "unpublishAt"];

/** Fields that decide when and where visitors see a record; not its content. */
const visibilityFields = [...Object.keys(publishing), "state", "active", "order"];

/** Picks the restorable content of a version: restoring an old draft must not unpublish a live record. */
export function contentOf(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !visibilityFields.includes(field)));
}

/** Names and titles, which often must be unique. */
const markedAsCopy = /^(?:name|title)(En|Vi)$/;

/**
 * Builds a copy's initial values.
 * @param schema limits the length of names: a name that is too long with its mark is cut
 * @param markOf marks a name as a copy: "Level 1" becomes "Level 1 (copy)"
 */
export function copyOf<Values extends object>(
  row: Values,
  empty: Values,
  schema: z.ZodType,
  markOf: (name: string, language: Locale) => string,
): Values {
  const values = valuesOf(row, empty);
  for (const key in empty) {
    const name: unknown = values[key];
    const [, language] = markedAsCopy.exec(key) ?? [];
    if (notCopied.includes(key)) values[key] = empty[key];
    else if (isItemList(name)) Object.assign(values, { [key]: withOwnIds(name) });
    else if (language && typeof name === "string" && name !== "") {
      const mark = (text: string) => markOf(text, language === "Vi" ? "vi" : "en");
      const start = name.slice(0, name.length - charactersOver(schema, key, mark(name)));
      // Do not end with half a surrogate pair or a space.
      Object.assign(values, { [key]: mark(start.replace(/\p{Cs}?\s*$/u, "")) });
    }
  }
  return values;
}

/** Returns by how many characters a text exceeds the schema's limit; 0 when it fits. */
function charactersOver(schema: z.ZodType, field: string, text: string): number {
  const issues = schema.safeParse({ [field]: text }).error?.issues ?? [];
  const tooLong = issues.find(({ code, path }) => code === "too_big" && path[0] === field);
  return tooLong?.code === "too_big" ? text.length - Number(tooLong.maximum) : 0;
}

/** Names the fields that differ. */
export function changedFields<Values extends object>(before: Values, after: Values): (keyof Values)[] {
  return keysOf(after).filter((key) => !sameValue(before[key], after[key]));
}

/**
 * Lays what was typed over other values that have the same origin; a list of items is merged.
 * @returns only the fields that were typed into
 */
export function layTypedOver<Values extends object>(origin: Values, typed: Values, others: Values): Partial<Values> {
  const changed = pick(typed, changedFields(origin, typed));
  for (const field in changed) {
    const [base, mine, theirs]: unknown[] = [origin[field], typed[field], others[field]];
    if (!isItemList(base) || !isItemList(mine) || !isItemList(theirs)) continue;
    Object.assign(changed, { [field]: mergeItems(field, base, mine, theirs).value });
  }
  return changed;
}

export type Difference = { name: string; before: unknown; after: unknown };

/** Lists the fields that differ; of a list of items, the flat fields of the items that differ. See lib/items.ts. */
export function differencesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Difference[] {
  return fields.flatMap((field) => {
    const [one, other] = [before[field], after[field]];
    if (!isItemList(one) || !isItemList(other)) return sameValue(one, other) ? [] : [{ name: field, before: one, after: other }];
    const [was, is] = [flatten(field, one), flatten(field, other)];
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    return names.flatMap((name) => {
      const isInBoth = name in was && name in is;
      const isDifferent = !sameValue(was[name], is[name]) && (isInBoth || name === field || describesItem(name));
      return isDifferent ? [{ name, before: was[name], after: is[name] }] : [];
    });
  });
}

/** Whether a flat field says something about an added or removed item: its texts and links do. */
export function describesItem(name: string): boolean {
  return isTextField(name) || name.endsWith(".href");
}

/** Only these fields of a form's values. */
export function pick<Values extends object>(values: Values, keys: readonly (keyof Values)[]): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const key of keys) picked[key] = values[key];
  return picked;
}

function keysOf<Values extends object>(values: Values): (keyof Values)[] {
  const keys: (keyof Values)[] = [];
  for (const key in values) keys.push(key);
  return keys;
}

/** Compares values of a field; an empty text equals null. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one ?? "", other ?? "")) return true;
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => sameValue(value, other[index]));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => sameValue(one[key], other[key]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
