import { Arches } from "~/components/site/arches";
import { CoverLink } from "~/components/site/cover-link";
import { Picture } from "~/components/site/picture";
import { imageAlt } from "~/lib/images";
import { PartSection } from "../part-section";
import type { ViewPropsOf } from "../part-view";
import type { loadCards } from "./data";

const columns = {
  three: { grid: "lg:grid-cols-3", sizes: "(min-width: 1200px) 363px, (min-width: 992px) 31vw, (min-width: 576px) 46vw, 94vw" },
  four: { grid: "lg:grid-cols-4", sizes: "(min-width: 1200px) 266px, (min-width: 992px) 23vw, (min-width: 576px) 46vw, 94vw" },
};

/** Cards without a picture have arches, unless none has a picture. */
export function CardsView({ data, frame, locale, isNearTop }: ViewPropsOf<typeof loadCards>) {
  const { items, lead, more, variant } = data;
  const { grid, sizes } = columns[variant];
  const hasPictures = items.some(({ image }) => image !== null);
  const Heading = frame.title ? "h3" : "h2";
  return (
    <PartSection frame={frame} lead={lead} more={more}>
      <ul className={`grid gap-x-6 gap-y-10 sm:grid-cols-2 ${grid}`}>
        {items.map(({ id, title, text, image, href }, index) => (
          <li key={id} className={hasPictures ? "group relative min-w-0" : "group relative min-w-0 border-t pt-5"}>
            {hasPictures && (
              <div className="mb-4 aspect-16/10 overflow-hidden rounded-xl bg-muted">
                {image ? (
                  <Picture
                    image={image}
                    alt={imageAlt(image, locale)}
                    sizes={sizes}
                    eager={isNearTop && index === 0}
                    className={`size-full object-cover ${href ? "transition-transform duration-500 ease-out group-hover:scale-[1.025]" : ""}`}
                  />
                ) : (
                  <Arches className="size-full text-primary-400" />
                )}
              </div>
            )}
            {title && (
              <Heading className="text-xl font-semibold text-pretty">
                <CoverLink href={href}>{title}</CoverLink>
              </Heading>
            )}
            {text && (
              <p className="mt-2 text-muted-foreground text-pretty">{title ? text : <CoverLink href={href}>{text}</CoverLink>}</p>
            )}
          </li>
        ))}
      </ul>
    </PartSection>
  );
}
