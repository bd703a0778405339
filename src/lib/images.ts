export type Image = {
  id: number;
  key: string;
  width: number | null;
  height: number | null;
  widths: number[];
  altEn: string;
  altVi: string;
  focalX: number;
  focalY: number;
  /** Focal point of the stored share image; null without one. */
  shareX: number | null;
  shareY: number | null;
  /** All widths exist as AVIF; null until tried. */
  hasAvif: boolean | null;
};

/** Maximum width of `src`, for browsers without `srcset`. */
const FALLBACK_WIDTH = 1280;

/** Builds an `<img>`'s attributes and the focal point's position. */
export function imageUrls(image: Pick<Image, "key" | "width" | "height" | "widths" | "focalX" | "focalY">) {
  return {
    src: imageUrl(image, FALLBACK_WIDTH),
    srcSet: srcSetOf(image, "webp"),
    width: image.width ?? undefined,
    height: image.height ?? undefined,
    objectPosition: `${percent(image.focalX)} ${percent(image.focalY)}`,
  };
}

export function avifSrcSet(image: Pick<Image, "key" | "widths" | "hasAvif">): string | null {
  return image.hasAvif ? srcSetOf(image, "avif") : null;
}

/** Returns the URL of the widest file up to a width, else of the narrowest. */
export function imageUrl(image: Pick<Image, "key" | "widths">, maxWidth: number): string {
  const width = image.widths.findLast((one) => one <= maxWidth) ?? image.widths[0] ?? maxWidth;
  return urlOf(image.key, width, "webp");
}

export function imageFileName(width: number, format: "webp" | "avif"): string {
  return `${width}.${format}`;
}

/** Width in px of images in link previews. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** Returns the share image's URL; null until it exists. */
export function shareImageUrl({ key, shareX, shareY }: Pick<Image, "key" | "shareX" | "shareY">): string | null {
  return shareX === null || shareY === null ? null : `/api/files/${key}/${shareFileName(shareX, shareY)}`;
}

/** Names a share image's file. The name contains the focal point, so that files can be cached for ever. */
export function shareFileName(focalX: number, focalY: number): string {
  return `share-${Math.round(focalX * 1000)}-${Math.round(focalY * 1000)}.jpg`;
}

/** Returns the alternative text in a language; empty: screen readers skip the image. */
export function imageAlt(image: Pick<Image, "altEn" | "altVi">, locale: string): string {
  return locale === "vi" ? image.altVi : image.altEn;
}

/** Returns the key in an uploaded image's URL; null for other URLs and sites. */
export function imageKey(url: string): string | null {
  return /^\/api\/files\/([\w-]{22})\/\d+\.webp$/.exec(url)?.[1] ?? null;
}

/** Checks whether a URL is an uploaded image's: path only, on this site. */
export function isImageUrl(url: string): boolean {
  return imageKey(url) !== null;
}

function srcSetOf({ key, widths }: Pick<Image, "key" | "widths">, format: "webp" | "avif"): string {
  return widths.map((width) => `${urlOf(key, width, format)} ${width}w`).join(", ");
}

function urlOf(key: string, width: number, format: "webp" | "avif"): string {
  return `/api/files/${key}/${imageFileName(width, format)}`;
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
