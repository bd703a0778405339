import { preload } from "react-dom";
import { avifSrcSet, type Image, imageUrls } from "~/lib/images";

type PictureProps = {
  image: Pick<Image, "key" | "width" | "height" | "widths" | "focalX" | "focalY" | "hasAvif">;
  /** Alternative text; empty for decoration. */
  alt: string;
  /** Displayed width, as in the attribute `sizes`; default: the window's width. */
  sizes?: string;
  className?: string;
  eager?: boolean;
};

/** Shows an image in a fitting width, cropped around its focal point. */
export function Picture({ image, alt, sizes = "100vw", className, eager = false }: PictureProps) {
  const { objectPosition, ...urls } = imageUrls(image);
  const avif = avifSrcSet(image);
  // React preloads only images outside of `picture`.
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
    // `contents`: the extra box would be a flex item with a gap.
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} className="hidden" />
      {img}
    </picture>
  );
}
