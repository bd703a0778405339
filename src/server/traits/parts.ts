import { z } from "zod";
import { isRichField } from "~/lib/items";
import { documentKey } from "~/lib/media";
import { referenceNoun } from "~/lib/references";
import type { Db } from "~/server/db/client";
import { storedRichText } from "./rich-text";

/** Checks the files of parts and sanitises their rich texts, at any depth. @throws ZodError at the fields of files that are not in the library */
export async function cleanParts(db: Db, field: string, parts: unknown): Promise<unknown> {
  const files = filesIn(parts).filter(({ path }) => !path.includes("json"));
  const ids = files.map(({ id }) => id);
  const known = ids.length > 0 ? await db.media.findMany({ where: { id: { in: ids } }, select: { id: true, kind: true } }) : [];
  const missing = files.filter((file) => !known.some(({ id, kind }) => id === file.id && kind === file.kind));
  if (missing.length > 0)
    throw new z.ZodRealError(
      missing.map(({ path, id }) => ({ code: "custom", path: [field, ...path], message: "file", input: id })),
    );
  return sanitiseParts(parts);
}

/** Sanitises the rich texts in parts; any other value stays as it is. */
export function sanitiseParts(parts: unknown): unknown {
  return mapFields(parts, sanitiseField);
}

/** Lists the rich texts in parts. */
export function richTextsIn(parts: unknown): string[] {
  return fieldsIn(parts).flatMap(({ name, value }) => (isRichField(name) && typeof value === "string" ? [value] : []));
}

/** Lists the images and documents that the fields of parts name. */
export function filesIn(parts: unknown) {
  return fieldsIn(parts).flatMap(({ path, name, value }) => {
    const kind = name === "documentId" ? ("document" as const) : ("image" as const);
    return referenceNoun(name) === "MEDIA" && isId(value) ? [{ path, kind, id: value }] : [];
  });
}

/** Lists the keys of the documents to which links of parts lead. */
export function documentKeysIn(parts: unknown): string[] {
  return fieldsIn(parts).flatMap(({ name, value }) =>
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

/** Returns the data of a record with its parts as they are stored. */
export function withStoredParts<Data extends { parts?: readonly { id: string; json?: string }[] }>({ parts, ...data }: Data) {
  return { ...data, ...(parts && { parts: storedParts(parts) }) };
}

function sanitiseField(name: string, value: unknown): unknown {
  return isRichField(name) && typeof value === "string" ? storedRichText(value) : value;
}

type Field = { path: (string | number)[]; name: string; value: unknown };

function fieldsIn(value: unknown, path: readonly (string | number)[] = []): Field[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]): Field[] => {
    const place = [...path, Array.isArray(value) ? Number(name) : name];
    const isUnknownPart = path.length === 1 && name === "json" && Reflect.get(value, "kind") === "unknown";
    const content: unknown = isUnknownPart && typeof inner === "string" ? JSON.parse(inner) : inner;
    return [{ path: place, name, value: inner }, ...fieldsIn(content, place)];
  });
}

function mapFields(value: unknown, change: (name: string, value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapFields(item, change));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapFields(change(name, inner), change)]));
}
