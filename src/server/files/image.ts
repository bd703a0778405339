import { fileTypeFromBuffer } from "file-type";
import { MAX_IMAGE_PIXELS } from "~/lib/files";
import { AppError } from "~/server/platform/errors";
import { processSingleton } from "~/server/platform/process-singleton";
import { createQueue } from "~/server/platform/queue";
import { putMediaFile } from "./media-files";

/** One decoded image at a time: it takes up to 160 MB of memory. */
export const imageTurns = processSingleton("images", () => createQueue({ maxRunning: 1, maxWaiting: Number.POSITIVE_INFINITY }));

const WIDTHS = [320, 640, 960, 1280, 1920];

/** Maximum stored width: a whole screen of twice the usual density. */
const MAX_WIDTH = 2560;

/** Up to this width, pixels, a transparent image is also tried as a drawing: logos and icons are shown small. */
const MAX_DRAWING_WIDTH = 640;

/** Maximum height of a WebP. */
const MAX_HEIGHT = 16383;

const imageTypes = new Set(["image/jpeg", "image/png", "image/apng", "image/webp", "image/avif", "image/gif"]);

export async function imageType(bytes: Uint8Array): Promise<string | null> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !imageTypes.has(type.mime)) return null;
  return type.mime === "image/apng" ? "image/png" : type.mime;
}

/**
 * Stores an upright WebP in several widths, without metadata. @param key folder; delete it when this throws
 * @returns original size and stored widths @throws ERROR_IMAGE_TOO_LARGE, ERROR_IMAGE_DAMAGED
 */
export function storeImageFiles(key: string, bytes: Uint8Array) {
  return imageTurns.run(() => makeVariants(bytes, (width, data) => putMediaFile(key, `${width}.webp`, data)));
}

/** Makes the image in every width, one after the other, so that only one decoded image is in memory. */
async function makeVariants(bytes: Uint8Array, put: (width: number, data: Uint8Array) => Promise<void>) {
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
    // The usual kernel leaves faint rings around the edges of a drawing, which take half of its file.
    image.resize({ width: step, height: MAX_HEIGHT, fit: "inside", kernel: header.hasAlpha ? "mitchell" : "lanczos3" });
    const photo = await undamaged(image.clone().webp({ quality: 82, effort: 2 }).toBuffer());
    const isSmallDrawing = header.hasAlpha && !isAnimated && step <= MAX_DRAWING_WIDTH;
    const drawing = isSmallDrawing
      ? await sharp(await image.png({ palette: true, quality: 90 }).toBuffer())
          .webp(lossless)
          .toBuffer()
      : photo;
    await put(step, drawing.length < photo.length ? drawing : photo);
  }
  return { width, height, widths };
}

/** Lossless drawings have few colours, and less than half the file size. */
const lossless = { lossless: true, effort: 2 } as const;

/** Any error of the decoder means damaged bytes: its errors have no class or code of their own. */
async function undamaged<Result>(decoding: Promise<Result>): Promise<Result> {
  try {
    return await decoding;
  } catch {
    throw new AppError("ERROR_IMAGE_DAMAGED");
  }
}
