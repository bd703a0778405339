import type { Db } from "~/server/db/client";
import { withKeys } from "~/server/files/media-select";
import { mediaKeysIn } from "./rich-text";

/** Finds files in rich texts, to connect them with the record: used ones can't be deleted. Leaves out deleted ones. */
export async function illustrationsOf(db: Db, texts: readonly (string | null | undefined)[]): Promise<{ id: number }[]> {
  const keys = texts.flatMap((text) => mediaKeysIn(text ?? ""));
  return keys.length === 0 ? [] : db.media.findMany({ where: withKeys(keys), select: { id: true } });
}
