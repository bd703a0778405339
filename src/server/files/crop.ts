import type { Sharp } from "sharp";
import type { Image } from "~/lib/images";

type Size = { width: number; height: number };

export async function cropAround(
  bytes: Uint8Array,
  { focalX, focalY }: Pick<Image, "focalX" | "focalY">,
  size: Size,
): Promise<Sharp> {
  // Loaded lazily: the library takes more memory than an idle server should.
  const { default: sharp } = await import("sharp");
  const { width, height } = await sharp(bytes).metadata();
  const scale = Math.max(size.width / width, size.height / height);
  const whole = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const left = offset(whole.width, size.width, focalX);
  const top = offset(whole.height, size.height, focalY);
  return sharp(bytes)
    .resize({ ...whole, fit: "fill" })
    .extract({ left, top, ...size });
}

function offset(whole: number, part: number, focus: number): number {
  return Math.round(Math.min(Math.max(whole * focus - part / 2, 0), whole - part));
}
