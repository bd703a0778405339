import sharp, { type Sharp } from "sharp";
import type { ErrorCode } from "~/lib/codes";
import { MAX_IMAGE_PIXELS } from "~/lib/files";

const WIDTHS = [320, 640, 960, 1280, 1920];

/** Maximum stored width: a whole screen of twice the usual density. */
const MAX_WIDTH = 2560;

/** Up to this width, pixels, a transparent image is also tried as a drawing: logos and icons are shown small. */
const MAX_DRAWING_WIDTH = 640;

/** Maximum height of a WebP. */
const MAX_HEIGHT = 16383;

/** Lossless drawings have few colours, and less than half the file size. */
const lossless = { lossless: true, effort: 2 } as const;

export type WebpFiles = {
  /** Original size, upright. */
  width: number;
  height: number;
  /** In ascending widths. */
  files: { width: number; bytes: Uint8Array }[];
};

/** Encodes an upload as an upright WebP in several widths, without metadata. @returns why it was refused, as a code */
export async function encodeWebp(upload: Uint8Array): Promise<WebpFiles | ErrorCode> {
  sharp.cache(false);
  try {
    // Only the header is read here: a small file can claim to be an image that fills the memory.
    const header = await sharp(upload, { animated: true, limitInputPixels: false }).metadata();
    if (header.width * header.height > MAX_IMAGE_PIXELS) return "ERROR_IMAGE_TOO_LARGE";
    const isAnimated = (header.pages ?? 1) > 1;
    const { width } = header.autoOrient;
    const height = isAnimated ? (header.pageHeight ?? header.height) : header.autoOrient.height;
    const widest = Math.max(1, Math.min(width, MAX_WIDTH, Math.floor((MAX_HEIGHT * width) / height)));
    // The usual kernel leaves faint rings around the edges of a drawing, which take half of its file.
    const kernel = header.hasAlpha ? "mitchell" : "lanczos3";
    const resize = (image: Sharp, step: number) => image.resize({ width: step, height: MAX_HEIGHT, fit: "inside", kernel });

    // Decoding takes seconds for a few formats: it happens once, and the narrower widths are made of the widest.
    const decoded = sharp(upload, { animated: true, limitInputPixels: MAX_IMAGE_PIXELS, failOn: "error" });
    // The pictures of an animation lie in one long strip, which can't be turned.
    if (!isAnimated) decoded.autoOrient();
    const { data, info } = await resize(decoded, widest).raw().toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const frames = isAnimated && { pageHeight: info.pageHeight };
    const timing = isAnimated && { delay: header.delay, loop: header.loop };

    const files: WebpFiles["files"] = [];
    for (const step of [...WIDTHS.filter((step) => step < widest), widest]) {
      const image = resize(sharp(data, { animated: true, raw: { ...raw, ...frames } }), step);
      const photo = await image
        .clone()
        .webp({ quality: 82, effort: 2, ...timing })
        .toBuffer();
      const isSmallDrawing = header.hasAlpha && !isAnimated && step <= MAX_DRAWING_WIDTH;
      const drawing = isSmallDrawing ? await encodeDrawing(image) : photo;
      files.push({ width: step, bytes: drawing.length < photo.length ? drawing : photo });
    }
    return { width, height, files };
  } catch {
    // Any error of the decoder means damaged bytes: its errors have no class or code of their own.
    return "ERROR_IMAGE_DAMAGED";
  }
}

async function encodeDrawing(image: Sharp): Promise<Uint8Array> {
  const fewColours = await image.png({ palette: true, quality: 90 }).toBuffer();
  return sharp(fewColours).webp(lossless).toBuffer();
}
