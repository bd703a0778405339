import { z } from "zod";
import { deletionOf, valueBefore } from "~/server/crud/history";
import type { Db } from "~/server/db/client";
import { bringMediaFilesBack } from "~/server/files/media-files";
import { type MediaRow, mediaSelect } from "~/server/files/media-select";
import { AppError } from "~/server/platform/errors";

/** Columns that no form has. */
const storedSchema = z.object({
  kind: z.enum(["image", "document"]),
  key: z.string(),
  oldKeys: z.array(z.string()),
  sha256: z.string(),
  filename: z.string(),
  mime: z.string(),
  size: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  widths: z.array(z.number()),
  shareX: z.number().nullable(),
  shareY: z.number().nullable(),
  hasAvif: z.boolean().nullable(),
  createdAt: z.coerce.date(),
});

const { createdAt, ...columns } = storedSchema.shape;

/** What else of deleted files goes into the log. */
export const mediaAttachments = {
  read: async (db: Db, ids: number[]): Promise<Map<number, object>> => {
    const rows = await db.media.findMany({ where: { id: { in: ids } } });
    return new Map(rows.map((row) => [row.id, z.object({ ...columns, createdAt: z.date() }).parse(row)]));
  },
  restore: async () => {},
};

/**
 * Makes the row of a deleted file anew, with its files.
 * @throws ERROR_MEDIA_FILE_EXIST when the same file was uploaded since, ERROR_MEDIA_NOT_FOUND when its files are gone
 */
export async function restoreFile<Data extends { id: number }>(db: Db, data: Data): Promise<MediaRow> {
  const deletion = await deletionOf(db, "/admin/media", data.id);
  const stored = storedSchema.safeParse(deletion && valueBefore(deletion, "attached"));
  if (!stored.success) throw new AppError("ERROR_MEDIA_NOT_FOUND");
  const { sha256, key } = stored.data;
  if ((await db.media.count({ where: { sha256 } })) > 0) throw new AppError("ERROR_MEDIA_FILE_EXIST");
  if (!(await bringMediaFilesBack(key))) throw new AppError("ERROR_MEDIA_NOT_FOUND");
  return db.media.create({ data: { ...stored.data, ...data }, select: mediaSelect });
}
