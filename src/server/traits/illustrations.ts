import type { Db } from "~/server/db/client";
import { withKeys } from "~/server/files/media-select";
import { mediaKeysIn } from "./rich-text";

/**
 * The images and documents in rich texts, to be connected with the record of these texts, so that they can't be deleted while they
 * are in use. What is no longer in the library is left out.
 */
export async function illustrationsOf(db: Db, texts: readonly (string | null | undefined)[]): Promise<{ id: number }[]> {
  const keys = texts.flatMap((text) => mediaKeysIn(text ?? ""));
  return keys.length === 0 ? [] : db.media.findMany({ where: withKeys(keys), select: { id: true } });
}
