import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { fileTypeFromBuffer } from "file-type";
import { MAX_FILE_BYTES, MAX_IMAGE_PIXELS } from "~/lib/files";
import type { Db } from "~/server/db/client";
import { AppError } from "~/server/errors";
import { cleanFilename } from "./filename";
import { type MediaRow, mediaSelect } from "./media-select";
import { oneAtATime } from "./one-at-a-time";
import { fileStore, randomKey } from "./store";

/** The widths in pixels in which an image is stored, beside its own; wider ones than that are left out. */
const WIDTHS = [320, 640, 960, 1280, 1920];

/** The widest an image is kept: enough for a whole screen of twice the usual density. */
const MAX_WIDTH = 2560;

/** A WebP is no higher. */
const MAX_HEIGHT = 16383;

/** APNG is stored as its first picture. No SVG: it is a document that can carry scripts. */
const imageTypes = new Set(["image/jpeg", "image/png", "image/apng", "image/webp", "image/avif", "image/gif"]);

/**
 * Stores an uploaded image: recognised by its bytes alone, re-encoded as WebP in several widths, upright, without its
 * metadata, animations still moving. The same bytes twice are one row. Either both the files and the row
 * are stored, or nothing is.
 * @param db a client; not a transaction, which would stay open while the image is made
 * @param filename shown in the media library; its ending is not trusted
 * @throws ERROR_FILE_REQUIRED (no bytes), ERROR_FILE_TOO_LARGE, ERROR_FILE_TYPE, ERROR_IMAGE_TOO_LARGE, ERROR_IMAGE_DAMAGED
 */
export async function saveImage(db: Db, bytes: Uint8Array, filename: string): Promise<MediaRow> {
  return (await storeImage(db, bytes, filename)).image;
}

/** The same; `isNew` is false when the image was stored before. */
export async function storeImage(db: Db, bytes: Uint8Array, filename: string): Promise<{ image: MediaRow; isNew: boolean }> {
  const mime = await judge(bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const known = await db.media.findUnique({ where: { sha256 }, select: mediaSelect });
  if (known) return { image: known, isNew: false };

  const key = randomKey();
  try {
    const made = await oneAtATime(() => makeVariants(bytes, (width, data) => putImageFile(key, `${width}.webp`, data)));
    const image = await db.media.create({
      data: { key, sha256, filename: cleanFilename(filename, "image"), mime, size: bytes.byteLength, ...made },
      select: mediaSelect,
    });
    return { image, isNew: true };
  } catch (error) {
    await deleteImageFiles(key);
    // Another upload of the same bytes was faster (race): its row is used.
    const twin = await db.media.findUnique({ where: { sha256 }, select: mediaSelect }).catch(() => null);
    if (twin) return { image: twin, isNew: false };
    throw error;
  }
}

/** Deletes all files of an image. Delete its row first: a row without files would be a broken picture. */
export async function deleteImageFiles(key: string): Promise<void> {
  await (await fileStore()).deleteFolder(`media/${key}`);
}

/** The type of an image's file by its name: the image in one width (`640.webp`), or its share image. Null for any other name. */
export function imageFileType(name: string): "image/webp" | "image/jpeg" | null {
  if (/^[1-9]\d{0,4}\.webp$/.test(name)) return "image/webp";
  return /^share-\d{1,4}-\d{1,4}\.jpg$/.test(name) ? "image/jpeg" : null;
}

/** Writes one of an image's files. @throws Error when the name is not one of an image's files */
export async function putImageFile(key: string, name: string, data: Uint8Array): Promise<void> {
  const type = imageFileType(name);
  if (!type) throw new Error(`${name} is no file of an image.`);
  await (await fileStore()).put(pathOf(key, name), data, type);
}

/** Whether the image of this key has a file of this name. */
export async function hasImageFile(key: string, name: string): Promise<boolean> {
  return (await fileStore()).has(pathOf(key, name));
}

/** One of an image's files. */
export async function readImageFile(key: string, name: string): Promise<Readable> {
  return (await fileStore()).read(pathOf(key, name));
}

function pathOf(key: string, name: string): string {
  return `media/${key}/${name}`;
}

/** The type of an image, recognised by its bytes. */
async function judge(bytes: Uint8Array): Promise<string> {
  if (bytes.byteLength === 0) throw new AppError("ERROR_FILE_REQUIRED");
  if (bytes.byteLength > MAX_FILE_BYTES) throw new AppError("ERROR_FILE_TOO_LARGE");
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !imageTypes.has(type.mime)) throw new AppError("ERROR_FILE_TYPE");
  return type.mime === "image/apng" ? "image/png" : type.mime;
}

/** Makes the image in every width, one after the other, so that only one decoded image is in memory. */
async function makeVariants(bytes: Uint8Array, put: (width: number, data: Uint8Array) => Promise<void>) {
  // Loaded with the first upload: the library alone takes more memory than an idle server should.
  const { default: sharp } = await import("sharp");
  sharp.cache(false);

  // Only the header is read here: a small file can claim to be an image that fills the memory.
  const header = await undamaged(sharp(bytes, { animated: true, limitInputPixels: false }).metadata());
  if (header.width * header.height > MAX_IMAGE_PIXELS) throw new AppError("ERROR_IMAGE_TOO_LARGE");
  const isAnimated = (header.pages ?? 1) > 1;
  const { width } = header.autoOrient;
  const height = isAnimated ? (header.pageHeight ?? header.height) : header.autoOrient.height;

  const widest = Math.max(1, Math.min(width, MAX_WIDTH, Math.floor((MAX_HEIGHT * width) / height)));
  const widths = [...WIDTHS.filter((step) => step < widest), widest];
  for (const step of widths) {
    const image = sharp(bytes, { animated: true, limitInputPixels: MAX_IMAGE_PIXELS, failOn: "error" });
    // The pictures of an animation lie in one long strip, which can't be turned.
    if (!isAnimated) image.autoOrient();
    image.resize({ width: step, height: MAX_HEIGHT, fit: "inside" });
    await put(step, await undamaged(image.webp({ quality: 82, effort: 2 }).toBuffer()));
  }
  return { width, height, widths };
}

/** Any error of the decoder means damaged bytes: its errors have no class or code of their own. */
async function undamaged<Result>(decoding: Promise<Result>): Promise<Result> {
  try {
    return await decoding;
  } catch {
    throw new AppError("ERROR_IMAGE_DAMAGED");
  }
}
