/** An image of the media library, as far as showing it needs; the server reads it with `imageSelect`. */
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
  /** The focal point that its share image was made around; null until there is one. */
  shareX: number | null;
  shareY: number | null;
  /** Whether each of its widths is there as AVIF too; null until that was tried. */
  hasAvif: boolean | null;
};

/** The widest picture that `src` names: a browser that reads no `srcset` gets a sensible one. */
const FALLBACK_WIDTH = 1280;

/** The attributes of an `<img>` that shows the image, and where its focal point lies when it is cropped. */
export function imageUrls(image: Pick<Image, "key" | "width" | "height" | "widths" | "focalX" | "focalY">) {
  return {
    src: imageUrl(image, FALLBACK_WIDTH),
    srcSet: srcSetOf(image, "webp"),
    width: image.width ?? undefined,
    height: image.height ?? undefined,
    objectPosition: `${percent(image.focalX)} ${percent(image.focalY)}`,
  };
}

/** The same widths as AVIF, smaller, for the browsers that read it; null where there are none. */
export function avifSrcSet(image: Pick<Image, "key" | "widths" | "hasAvif">): string | null {
  return image.hasAvif ? srcSetOf(image, "avif") : null;
}

/** The address of one file of the image: the widest that is no wider than asked, else the narrowest there is. */
export function imageUrl(image: Pick<Image, "key" | "widths">, maxWidth: number): string {
  const width = image.widths.findLast((one) => one <= maxWidth) ?? image.widths[0] ?? maxWidth;
  return urlOf(image.key, width, "webp");
}

/** The file of an image in one of its widths. */
export function imageFileName(width: number, format: "webp" | "avif"): string {
  return `${width}.${format}`;
}

/** What networks show beside a link. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** The address of the image as networks show it beside a link; null until it has been made. */
export function shareImageUrl({ key, shareX, shareY }: Pick<Image, "key" | "shareX" | "shareY">): string | null {
  return shareX === null || shareY === null ? null : `/api/files/${key}/${shareFileName(shareX, shareY)}`;
}

/** The file of a share image. It names the focal point: another one is another file, so each can be cached for ever. */
export function shareFileName(focalX: number, focalY: number): string {
  return `share-${Math.round(focalX * 1000)}-${Math.round(focalY * 1000)}.jpg`;
}

/** The description of the image in a language; empty where there is none: screen readers then skip the image. */
export function imageAlt(image: Pick<Image, "altEn" | "altVi">, locale: string): string {
  return locale === "vi" ? image.altVi : image.altEn;
}

/** The key of the uploaded image that an address leads to; null for any other address, and for other sites'. */
export function imageKey(url: string): string | null {
  return /^\/api\/files\/([\w-]{22})\/\d+\.webp$/.exec(url)?.[1] ?? null;
}

/** Whether an address is that of an uploaded image: path only, on this site. */
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
