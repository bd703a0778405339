import { Picture } from "~/components/site/picture";
import type { Locale } from "~/i18n/routing";
import { imageAlt } from "~/lib/images";
import { PartSection } from "../part-section";
import type { ViewPropsOf } from "../part-view";
import type { loadGallery } from "./data";

type GalleryProps = ViewPropsOf<typeof loadGallery>;
type GalleryPicture = GalleryProps["data"]["pictures"][number];

export function GalleryView({ data: { variant, lead, more, pictures }, frame, locale }: GalleryProps) {
  const inMosaic = variant === "mosaic" && pictures.length >= places.length ? pictures.slice(0, places.length) : [];
  const others = pictures.slice(inMosaic.length);
  const captions = inMosaic.flatMap(({ caption }) => caption ?? []);
  return (
    <PartSection frame={frame} lead={lead} more={more}>
      {inMosaic.length > 0 && (
        <div className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
          {inMosaic.map((picture, index) => (
            <Figure key={picture.id} picture={{ ...picture, caption: null }} locale={locale} place={places[index] ?? small} />
          ))}
        </div>
      )}
      {captions.length > 0 && <p className="mt-3 text-sm text-muted-foreground">{captions.join(" · ")}</p>}
      {others.length > 0 && (
        <div
          className={
            inMosaic.length > 0 ? "mt-3 grid grid-cols-2 gap-3 md:mt-4 md:grid-cols-4 md:gap-4" : "flex flex-wrap gap-3 md:gap-4"
          }
        >
          {others.map((picture) => (
            <Figure
              key={picture.id}
              picture={picture}
              locale={locale}
              place={inMosaic.length > 0 ? small : placeAmong(others.length)}
            />
          ))}
        </div>
      )}
    </PartSection>
  );
}

type Place = { className: string; imageClass: string; sizes: string };

const quarter = "(min-width: 1200px) 300px, (min-width: 768px) 23vw, 46vw";
const half = "(min-width: 1200px) 620px, (min-width: 768px) 46vw, 92vw";

const small: Place = { className: "", imageClass: "aspect-4/3 min-h-0 grow rounded-xl", sizes: quarter };

/** Places in a mosaic: a large picture, one in an arch, and two small ones above each other. */
const places: readonly Place[] = [
  { className: "col-span-2 md:row-span-2", imageClass: "min-h-0 grow rounded-xl max-md:aspect-16/10", sizes: half },
  { className: "row-span-2", imageClass: "min-h-0 grow rounded-t-full", sizes: quarter },
  small,
  small,
];

/** Equal places in rows that are as full as possible; a last, shorter row fills the width. */
function placeAmong(count: number): Place {
  const isInThrees = count === 3 || count === 5 || count === 6 || count === 9;
  const width =
    count < 3 ? "basis-full md:basis-[40%]" : isInThrees ? "basis-[40%] md:basis-[30%]" : "basis-[40%] md:basis-[22%]";
  return {
    className: `grow ${width}`,
    imageClass: count < 3 ? "h-56 rounded-xl md:h-96" : "h-40 rounded-xl md:h-64",
    sizes: count < 3 ? half : "(min-width: 768px) 46vw, 92vw",
  };
}

type FigureProps = { picture: GalleryPicture; locale: Locale; place: Place };

function Figure({ picture: { image, caption }, locale, place: { className, imageClass, sizes } }: FigureProps) {
  return (
    <figure className={`flex min-w-0 flex-col ${className}`}>
      <Picture
        image={image}
        alt={imageAlt(image, locale)}
        sizes={sizes}
        className={`w-full bg-muted object-cover ${imageClass}`}
      />
      {caption && <figcaption className="mt-2 text-sm text-muted-foreground">{caption}</figcaption>}
    </figure>
  );
}
