import { buffer } from "node:stream/consumers";
import type { Image } from "~/lib/images";
import { SHARE_HEIGHT, SHARE_WIDTH } from "~/lib/images";
import { readImageFile } from "./image";
import { oneAtATime } from "./one-at-a-time";

/**
 * The image as networks show it beside a link: their size, cropped around its focal point, and a JPEG, since not all of them
 * read WebP.
 */
export async function shareImage(image: Pick<Image, "key" | "widths" | "focalX" | "focalY">): Promise<Uint8Array<ArrayBuffer>> {
  const stored = image.widths.find((width) => width >= SHARE_WIDTH) ?? image.widths.at(-1) ?? 0;
  const bytes = await buffer(await readImageFile(image.key, stored));
  return oneAtATime(async () => {
    const { default: sharp } = await import("sharp");
    const { width, height } = await sharp(bytes).metadata();
    const scale = Math.max(SHARE_WIDTH / width, SHARE_HEIGHT / height);
    const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
    const jpeg = await sharp(bytes)
      .resize({ ...size, fit: "fill" })
      .extract({
        left: offset(size.width, SHARE_WIDTH, image.focalX),
        top: offset(size.height, SHARE_HEIGHT, image.focalY),
        width: SHARE_WIDTH,
        height: SHARE_HEIGHT,
      })
      // A logo has nothing behind it.
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
    return new Uint8Array(jpeg);
  });
}

/** Where the cut begins so that the focal point is as near its middle as the edges allow. */
function offset(whole: number, part: number, focus: number): number {
  return Math.round(Math.min(Math.max(whole * focus - part / 2, 0), whole - part));
}
