import type { Db } from "~/server/db/client";
import { withKeys } from "~/server/files/media-select";
import { documentKeysIn, filesIn, richTextsIn } from "./parts";
import { mediaKeysIn } from "./rich-text";

/** Finds files in rich texts, to connect them with the record: used ones can't be deleted. Leaves out deleted ones. */
export async function illustrationsOf(db: Db, texts: readonly (string | null | undefined)[]): Promise<{ id: number }[]> {
  const keys = texts.flatMap((text) => mediaKeysIn(text ?? ""));
  return keys.length === 0 ? [] : db.media.findMany({ where: withKeys(keys), select: { id: true } });
}

/** Finds what parts use of the library: files in their texts and links, their images and documents. Leaves out deleted ones. */
export async function mediaInParts(db: Db, parts: unknown): Promise<{ id: number }[]> {
  const [keys, files] = [[...richTextsIn(parts).flatMap(mediaKeysIn), ...documentKeysIn(parts)], filesIn(parts)];
  if (keys.length + files.length === 0) return [];
  const ofKind = (kind: "image" | "document") => ({
    id: { in: files.flatMap((file) => (file.kind === kind ? [file.id] : [])) },
    kind,
  });
  return db.media.findMany({ where: { OR: [withKeys(keys), ofKind("image"), ofKind("document")] }, select: { id: true } });
}
