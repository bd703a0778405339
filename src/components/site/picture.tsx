import { preload } from "react-dom";
import { avifSrcSet, type Image, imageUrls } from "~/lib/images";

type PictureProps = {
  image: Pick<Image, "key" | "width" | "height" | "widths" | "focalX" | "focalY" | "hasAvif">;
  /** The alternative text; empty for decoration. */
  alt: string;
  /** How wide it is shown, as in the attribute `sizes`; without it a browser takes the whole window's width. */
  sizes?: string;
  className?: string;
  /** For what is seen first on a page: loaded at once and before the rest. */
  eager?: boolean;
};

/** An image of the media library, in the width that fits, cropped around its focal point where its box asks for it. */
export function Picture({ image, alt, sizes = "100vw", className, eager = false }: PictureProps) {
  const { objectPosition, ...urls } = imageUrls(image);
  const avif = avifSrcSet(image);
  // React does the same for an image that is in no `picture`.
  if (avif && eager)
    preload(urls.src, { as: "image", imageSrcSet: avif, imageSizes: sizes, type: "image/avif", fetchPriority: "high" });
  const img = (
    // biome-ignore lint/performance/noImgElement: the widths are made at upload; nothing is left for an optimiser to do.
    <img
      {...urls}
      alt={alt}
      sizes={sizes}
      className={className}
      style={{ objectPosition }}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
    />
  );
  if (!avif) return img;
  return (
    // Only the image has a box: another one would be an item of a flex container, with a gap.
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} className="hidden" />
      {img}
    </picture>
  );
}
