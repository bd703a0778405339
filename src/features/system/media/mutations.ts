import { z } from "zod";
import type { WriteContext } from "~/server/crud/entity";
import { readLastDeletion, valueBefore } from "~/server/crud/history";
import { inTransaction } from "~/server/crud/in-transaction";
import { changesBetween, recordActivity } from "~/server/db/activity";
import { type Db, database } from "~/server/db/client";
import { lockRows } from "~/server/db/transaction";
import { folderOf } from "~/server/files/folders";
import { wakeImageQueue } from "~/server/files/image-queue";
import { hashOf, storeFile, type Upload } from "~/server/files/media";
import { checkFilesOfMedia } from "~/server/files/media-files";
import { type MediaRow, mediaSelect } from "~/server/files/media-select";
import { deleteUnlessKept, takeBackFiles } from "~/server/files/removed-files";
import { AppError } from "~/server/platform/errors";

const path = "/admin/media";
const written = { code: "MEDIA", table: "Media", afterCommit: wakeImageQueue } as const;

/**
 * Replaces a file with another of the same kind; the row keeps its id and uses, and the old address redirects.
 * @throws ERROR_MEDIA_NOT_FOUND, ERROR_CONFLICT, ERROR_MEDIA_FILE_EXIST (another row has these bytes), errors of `storeFile`
 */
export async function replaceFile(
  { id, version }: { id: number; version: number },
  upload: Upload,
  { actor, ip }: Pick<WriteContext, "actor" | "ip">,
): Promise<MediaRow> {
  const { kind } = await findMedia(database(), id);
  const same = await database().media.findUnique({ where: { sha256: hashOf(upload.bytes) }, select: mediaSelect });
  if (same?.id === id) return same;
  if (same) throw new AppError("ERROR_MEDIA_FILE_EXIST");
  const file = await storeFile({ ...upload, senderId: actor.id }, kind);
  try {
    return await inTransaction(written, async (tx) => {
      await lockRows(tx, "Media", [id]);
      const before = await findMedia(tx, id);
      if (before.version !== version) throw new AppError("ERROR_CONFLICT");
      const after = await tx.media.update({
        where: { id },
        data: { ...file, oldKeys: { push: before.key }, shareX: null, shareY: null, hasAvif: null, version: version + 1 },
        select: mediaSelect,
      });
      // With another file, the record no longer belongs to the demo.
      await tx.demoRecord.deleteMany({ where: { table: "Media", recordId: id } });
      const changes = changesBetween(before, { filename: after.filename, size: after.size, mime: after.mime });
      const record = { id, name: after.filename, version: after.version };
      await recordActivity(tx, { actor, ip, action: "replace-file", path, record, changes });
      return after;
    });
  } catch (error) {
    await deleteUnlessKept("media", [file.key]);
    throw error;
  }
}

async function findMedia(db: Db, id: number): Promise<MediaRow> {
  const row = await db.media.findUnique({ where: { id }, select: mediaSelect });
  if (!row) throw new AppError("ERROR_MEDIA_NOT_FOUND");
  return row;
}

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

/** Columns that the log keeps of deleted files beside their fields. */
export const mediaAssociatedData = {
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
  const deletion = await readLastDeletion(db, "/admin/media", data.id);
  const stored = storedSchema.safeParse(deletion && valueBefore(deletion, "attached"));
  if (!stored.success) throw new AppError("ERROR_MEDIA_NOT_FOUND");
  const { sha256, key } = stored.data;
  if ((await db.media.count({ where: { sha256 } })) > 0) throw new AppError("ERROR_MEDIA_FILE_EXIST");
  const isThere = await takeBackFiles(db, folderOf("media", key));
  const remade = isThere ? await checkFilesOfMedia(key, stored.data) : null;
  if (!remade) throw new AppError("ERROR_MEDIA_NOT_FOUND");
  return db.media.create({ data: { ...stored.data, ...remade, ...data }, select: mediaSelect });
}
