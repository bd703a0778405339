import type { Db } from "~/server/db/client";
import { withKeys } from "~/server/files/media-select";
import { documentKeysIn, imageIdsIn, richTextsIn } from "./parts";
import { mediaKeysIn } from "./rich-text";

/** Finds files in rich texts, to connect them with the record: used ones can't be deleted. Leaves out deleted ones. */
export async function illustrationsOf(db: Db, texts: readonly (string | null | undefined)[]): Promise<{ id: number }[]> {
  const keys = texts.flatMap((text) => mediaKeysIn(text ?? ""));
  return keys.length === 0 ? [] : db.media.findMany({ where: withKeys(keys), select: { id: true } });
}

/** Finds what parts use of the library: files in their texts and links, and their images. Leaves out deleted ones. */
export async function mediaInParts(db: Db, parts: unknown): Promise<{ id: number }[]> {
  const keys = [...richTextsIn(parts).flatMap(mediaKeysIn), ...documentKeysIn(parts)];
  const ids = imageIdsIn(parts);
  if (keys.length + ids.length === 0) return [];
  const where = { OR: [withKeys(keys), { id: { in: ids }, kind: "image" as const }] };
  return db.media.findMany({ where, select: { id: true } });
}
