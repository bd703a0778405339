import { z } from "zod";
import { referenceNoun } from "~/lib/codes";
import { isRichField } from "~/lib/items";
import { documentKey } from "~/lib/media";
import type { Db } from "~/server/db/client";
import { storedRichText } from "./rich-text";

/** Checks the images of parts and sanitises their rich texts, at any depth. @throws ZodError at the field if an image is not in the library */
export async function cleanParts(db: Db, field: string, parts: unknown): Promise<unknown> {
  const list: readonly unknown[] = Array.isArray(parts) ? parts : [];
  const idsOf = (part: unknown) => (typeof Object(part).json === "string" ? [] : imageIdsIn(part));
  const ids = list.flatMap(idsOf);
  const images =
    ids.length > 0 ? await db.media.findMany({ where: { id: { in: ids }, kind: "image" }, select: { id: true } }) : [];
  const missing = ids.find((id) => !images.some((image) => image.id === id));
  if (missing !== undefined) {
    const place = list.findIndex((part) => idsOf(part).includes(missing));
    throw new z.ZodRealError([{ code: "custom", path: [field, place, "imageId"], message: "file", input: missing }]);
  }
  return sanitiseParts(parts);
}

/** Sanitises the rich texts in parts; any other value stays as it is. */
export function sanitiseParts(parts: unknown): unknown {
  return mapFields(parts, sanitised);
}

/** Lists the rich texts in parts. */
export function richTextsIn(parts: unknown): string[] {
  return fieldsIn(parts).flatMap(([name, value]) => (isRichField(name) && typeof value === "string" ? [value] : []));
}

/** Lists the ids of the images in parts. */
export function imageIdsIn(parts: unknown): number[] {
  return fieldsIn(parts).flatMap(([name, value]) => (referenceNoun(name) === "MEDIA" && isId(value) ? [value] : []));
}

/** Lists the keys of the documents to which links of parts lead. */
export function documentKeysIn(parts: unknown): string[] {
  return fieldsIn(parts).flatMap(([name, value]) =>
    name === "href" && typeof value === "string" ? (documentKey(value) ?? []) : [],
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

function fieldsIn(value: unknown): [name: string, value: unknown][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]): [string, unknown][] => [
    [name, inner],
    ...fieldsIn(name === "json" && typeof inner === "string" ? JSON.parse(inner) : inner),
  ]);
}

function mapFields(value: unknown, change: (name: string, value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapFields(item, change));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapFields(change(name, inner), change)]));
}
