import { oklchOf } from "./oklch";

/** Colours of less chroma look grey. */
const LEAST_CHROMA = 0.05;
/** Hues are counted in steps of 15 degrees. */
const STEP = Math.PI / 12;

/**
 * Finds the colour that a picture has most of, apart from greys; null for a picture of greys.
 * @param pixels red, green, blue and opacity of each pixel, 0 to 255
 */
export function mainColor(pixels: ArrayLike<number>): string | null {
  const groups = new Map<number, { count: number; sums: [number, number, number] }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (opacity < 128) continue;
    const { chroma, hue } = oklchOf(hexOfBytes([red, green, blue]));
    if (chroma < LEAST_CHROMA) continue;
    const step = Math.round(hue / STEP);
    const { count, sums } = groups.get(step) ?? { count: 0, sums: [0, 0, 0] };
    groups.set(step, { count: count + 1, sums: [sums[0] + red, sums[1] + green, sums[2] + blue] });
  }
  const [most] = [...groups.values()].sort((one, other) => other.count - one.count);
  return most ? hexOfBytes(most.sums.map((sum) => sum / most.count)) : null;
}

function hexOfBytes(bytes: readonly number[]): string {
  return `#${bytes.map((byte) => Math.round(byte).toString(16).padStart(2, "0")).join("")}`;
}
