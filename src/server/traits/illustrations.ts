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

/**
 * The same for an update of a record that has such texts: nothing when none of them changes.
 * @param before the record as it was
 * @param data what the save sets
 * @param fields the rich texts
 */
export async function changedIllustrations<Field extends string>(
  db: Db,
  before: Record<Field, string | null>,
  data: Partial<Record<Field, string | null>>,
  fields: readonly Field[],
): Promise<{ illustrations?: { set: { id: number }[] } }> {
  if (fields.every((field) => data[field] === undefined)) return {};
  const after = { ...before, ...data };
  return {
    illustrations: {
      set: await illustrationsOf(
        db,
        fields.map((field) => after[field]),
      ),
    },
  };
}
