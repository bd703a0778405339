import type { Image } from "~/lib/images";

/** Returns a picture of the library; null for none and for a deleted one. */
export function pictureOf(images: ReadonlyMap<number, Image>, id: number | null): Image | null {
  return (id === null ? undefined : images.get(id)) ?? null;
}
