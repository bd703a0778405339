import { z } from "zod";
import { referenceNoun } from "~/lib/codes";
import { isRichField } from "~/lib/items";
import { documentKey } from "~/lib/media";
import type { Db } from "~/server/db/client";
import { storedRichText } from "./rich-text";

/** Checks the images of parts and sanitises their rich texts, at any depth. @throws ZodError at the field if an image is not in the library */
export async function cleanParts(db: Db, field: string, parts: unknown): Promise<unknown> {
  const list: readonly unknown[] = Array.isArray(parts) ? parts : [];
  const known = list.map((part) => (typeof Object(part).json === "string" ? null : part));
  const fields = fieldsIn(known).filter(isImageField);
  const ids = imageIdsIn(known);
  const images =
    ids.length > 0 ? await db.media.findMany({ where: { id: { in: ids }, kind: "image" }, select: { id: true } }) : [];
  const missing = fields.find(([, value]) => !images.some((image) => image.id === value));
  if (missing) throw new z.ZodRealError([{ code: "custom", path: [field, ...missing[0]], message: "file", input: missing[1] }]);
  return sanitiseParts(parts);
}

/** Sanitises the rich texts in parts; any other value stays as it is. */
export function sanitiseParts(parts: unknown): unknown {
  return mapFields(parts, sanitised);
}

/** Lists the rich texts in parts. */
export function richTextsIn(parts: unknown): string[] {
  return fieldsIn(parts).flatMap(([path, value]) => (isRichField(nameOf(path)) && typeof value === "string" ? [value] : []));
}

/** Lists the ids of the images in parts. */
export function imageIdsIn(parts: unknown): number[] {
  return fieldsIn(parts)
    .filter(isImageField)
    .map(([, id]) => id);
}

function isImageField(field: Field): field is [path: string[], id: number] {
  const [path, value] = field;
  return referenceNoun(nameOf(path)) === "MEDIA" && isId(value);
}

/** Lists the keys of the documents to which links of parts lead. */
export function documentKeysIn(parts: unknown): string[] {
  return fieldsIn(parts).flatMap(([path, value]) =>
    nameOf(path) === "href" && typeof value === "string" ? (documentKey(value) ?? []) : [],
  );
}

/** Checks for an int32: a part of an unknown kind may have any number, and the database refuses larger ones. */
function isId(value: unknown): value is number {
  return z.int32().positive().safeParse(value).success;
}

/** Returns parts as they are stored: one of an unknown kind, which is in `json`, as it was. */
export function storedParts(parts: readonly { id: string; json?: string }[]): object[] {
  return parts.map((part) => {
    if (part.json === undefined) return part;
    return { ...Object(sanitiseParts(JSON.parse(part.json))), id: part.id };
  });
}

function sanitised(name: string, value: unknown): unknown {
  return isRichField(name) && typeof value === "string" ? storedRichText(value) : value;
}

type Field = [path: string[], value: unknown];

function nameOf(path: readonly string[]): string {
  return path.at(-1) ?? "";
}

function fieldsIn(value: unknown, path: readonly string[] = []): Field[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]): Field[] => {
    const own = [...path, name];
    return [[own, inner], ...fieldsIn(name === "json" && typeof inner === "string" ? JSON.parse(inner) : inner, own)];
  });
}

function mapFields(value: unknown, change: (name: string, value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapFields(item, change));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapFields(change(name, inner), change)]));
}
