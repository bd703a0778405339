import type { Control } from "react-hook-form";
import type { z } from "zod";

/** What a form holds while it is filled in: an entity's input, where anything may still be missing. */
export type FormValues<In> = { [K in keyof In]: In[K] | null };

/** What a form hands to its fields. */
export type FormControl<In extends object> = Control<FormValues<In>, unknown, FormValues<In>>;

/** The part of a record that its form edits: the keys of the empty form. */
export function valuesOf<Values extends object>(row: Values, empty: Values): Values {
  const values = { ...empty };
  for (const key in empty) values[key] = row[key];
  return values;
}

/** Fields that a copy does not take over: no two records have one address, and what is new is not published yet. */
const notCopied = ["slug", "status", "publishAt", "unpublishAt"];

/** Fields that say whether, when and in what order visitors see a record, but nothing of what it says. */
const visibilityFields = ["status", "state", "active", "publishAt", "unpublishAt", "visibleEn", "visibleVi", "order"];

/** The part of an earlier version that is restored: restoring a draft of a live record must not take it down. */
export function contentOf(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !visibilityFields.includes(field)));
}

/** Names and titles, which often must be unique. */
const markedAsCopy = /^(?:name|title)(En|Vi)$/;

/**
 * What the form of a copy starts with.
 * @param schema says how long a name may be: one that is too long with its mark loses its end
 * @param markOf the name of a copy in a language: "Level 1" becomes "Level 1 (copy)"
 */
export function copyOf<Values extends object>(
  row: Values,
  empty: Values,
  schema: z.ZodType,
  markOf: (name: string, language: "en" | "vi") => string,
): Values {
  const values = valuesOf(row, empty);
  for (const key in empty) {
    const name = values[key];
    const [, language] = markedAsCopy.exec(key) ?? [];
    if (notCopied.includes(key)) values[key] = empty[key];
    else if (language && typeof name === "string" && name !== "") {
      const mark = (text: string) => markOf(text, language === "Vi" ? "vi" : "en");
      const start = name.slice(0, name.length - charactersOver(schema, key, mark(name)));
      // Neither half of an emoji at the end, nor a space.
      Object.assign(values, { [key]: mark(start.replace(/\p{Cs}?\s*$/u, "")) });
    }
  }
  return values;
}

/** By how many characters a text is longer than the schema allows in a field; 0 when it fits. */
function charactersOver(schema: z.ZodType, field: string, text: string): number {
  const issues = schema.safeParse({ [field]: text }).error?.issues ?? [];
  const tooLong = issues.find(({ code, path }) => code === "too_big" && path[0] === field);
  return tooLong?.code === "too_big" ? text.length - Number(tooLong.maximum) : 0;
}

/** The names of the fields that differ from what the form started with. */
export function changedFields<Values extends object>(before: Values, after: Values): (keyof Values)[] {
  return keysOf(after).filter((key) => !sameValue(before[key], after[key]));
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

/** Whether two values of a field mean the same; a text that was typed and removed again is as good as none. */
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
