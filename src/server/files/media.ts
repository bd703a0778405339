import { createHash } from "node:crypto";
import type { MediaKind, Prisma } from "~/generated/prisma/client";
import { MAX_FILE_BYTES } from "~/lib/files";
import { documentName } from "~/lib/media";
import type { Db } from "~/server/db/client";
import { AppError } from "~/server/platform/errors";
import { cleanFilename } from "./filename";
import { folderOf } from "./folders";
import { imageType, storeImageFiles } from "./image";
import { putMediaFile } from "./media-files";
import { type MediaRow, mediaSelect } from "./media-select";
import { checkPdf } from "./pdf";
import { deleteUnlessKept } from "./removed-files";
import { fileStore, randomKey } from "./store";

export type Upload = {
  bytes: Uint8Array;
  filename: string;
  /** Account that pays with its time for making images. */
  senderId?: number;
};

type StoredFile = Pick<
  Prisma.MediaUncheckedCreateInput,
  "kind" | "key" | "sha256" | "filename" | "mime" | "size" | "width" | "height"
> & { widths: number[] };

/**
 * Stores an image or PDF, recognised by its bytes, in the library. The same bytes twice share a row.
 * @param db a client: a transaction would stay open while an image is made @param only refuses other kinds
 * @throws errors of `storeFile`
 */
export async function storeMedia(db: Db, upload: Upload, only?: MediaKind): Promise<{ media: MediaRow; isNew: boolean }> {
  const sha256 = hashOf(upload.bytes);
  const findTwin = () => db.media.findUnique({ where: { sha256, ...(only && { kind: only }) }, select: mediaSelect });
  const existing = await findTwin();
  if (existing) return { media: existing, isNew: false };
  const file = await storeFile(upload, only);
  try {
    return { media: await db.media.create({ data: file, select: mediaSelect }), isNew: true };
  } catch (error) {
    await deleteUnlessKept("media", [file.key]);
    // Another upload of the same bytes was faster (race): its row is used.
    const twin = await findTwin().catch(() => null);
    if (twin) return { media: twin, isNew: false };
    throw error;
  }
}

/** Stores a file that ships with the project. @returns its row */
export async function saveMedia(db: Db, bytes: Uint8Array, filename: string): Promise<MediaRow> {
  return (await storeMedia(db, { bytes, filename })).media;
}

/**
 * Stores an upload under a new key. Write its row afterwards; call `deleteUnlessKept` if that fails.
 * @throws ERROR_FILE_REQUIRED, ERROR_FILE_TOO_LARGE, ERROR_MEDIA_TYPE, ERROR_FILE_TYPE, errors of `checkPdf`, `storeImageFiles`
 */
export async function storeFile({ bytes, filename, senderId }: Upload, only?: MediaKind): Promise<StoredFile> {
  if (bytes.byteLength === 0) throw new AppError("ERROR_FILE_REQUIRED");
  if (bytes.byteLength > MAX_FILE_BYTES) throw new AppError("ERROR_FILE_TOO_LARGE");
  const common = { key: randomKey(), sha256: hashOf(bytes), size: bytes.byteLength };
  const mime = only === "document" ? null : await imageType(bytes);
  if (mime === null && only === "image") throw new AppError("ERROR_FILE_TYPE");
  if (mime === null && only === undefined && !startsAsPdf(bytes)) throw new AppError("ERROR_MEDIA_TYPE");
  if (mime === null) await checkPdf(bytes);
  try {
    if (mime === null) {
      const name = cleanFilename(filename, "document.pdf");
      await putMediaFile(common.key, documentName(name), bytes);
      return { ...common, kind: "document", filename: name, mime: "application/pdf", width: null, height: null, widths: [] };
    }
    const image = await storeImageFiles(common.key, bytes, senderId);
    return { ...common, kind: "image", filename: cleanFilename(filename, "image"), mime, ...image };
  } catch (error) {
    await (await fileStore()).deleteFolder(folderOf("media", common.key));
    throw error;
  }
}

export function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function startsAsPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, 5).toString("latin1") === "%PDF-";
}
