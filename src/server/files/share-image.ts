import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import type { Image } from "~/lib/images";
import { SHARE_HEIGHT, SHARE_WIDTH } from "~/lib/images";
import { readImageFile } from "./image";
import { oneAtATime } from "./one-at-a-time";

type Shared = Pick<Image, "key" | "widths" | "focalX" | "focalY">;
type Jpeg = Uint8Array<ArrayBuffer>;

/** The last ones made, or being made: anybody may ask, and each takes a while of a processor. */
const made = new LRUCache<string, Promise<Jpeg>>({ max: 50 });

/**
 * The image as networks show it beside a link: their size, cropped around its focal point, and a JPEG, since not all of them
 * read WebP.
 */
export function shareImage(image: Shared): Promise<Jpeg> {
  const name = `${image.key} ${image.focalX} ${image.focalY}`;
  const known = made.get(name);
  if (known) return known;
  const making = makeShareImage(image);
  made.set(name, making);
  making.catch(() => made.delete(name));
  return making;
}

async function makeShareImage(image: Shared): Promise<Jpeg> {
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
