import { Arches } from "~/components/site/arches";
import { CoverLink } from "~/components/site/cover-link";
import { Picture } from "~/components/site/picture";
import { addressOf } from "~/features/public-records";
import type { ServiceCard } from "~/features/website/service/data";
import { type Locale, localePath } from "~/i18n/routing";
import { ServicePoints } from "./service-points";

type ServiceCardsProps = { services: readonly ServiceCard[]; locale: Locale; heading: "h2" | "h3" };

/** Services as wide cards, each with its picture in an arch that stands on the card's edge. */
export function ServiceCards({ services, locale, heading: Heading }: ServiceCardsProps) {
  return (
    <ul className="space-y-6">
      {services.map(({ id, slug, name, description, points, image }) => (
        <li
          key={id}
          className="group relative grid overflow-hidden rounded-2xl border bg-card transition-colors hover:border-primary-400 md:grid-cols-[minmax(0,1fr)_13rem]"
        >
          <div className="min-w-0 self-center px-7 pt-7 md:pb-7 lg:px-8">
            <Heading className="text-2xl font-semibold text-pretty">
              <CoverLink href={localePath(locale, addressOf("/admin/service", { slug }, locale))}>{name}</CoverLink>
            </Heading>
            {description && <p className="mt-3 text-muted-foreground text-pretty">{description}</p>}
            <ServicePoints points={points} />
          </div>
          <div className="mt-8 aspect-4/5 w-44 self-end justify-self-center overflow-hidden rounded-t-full bg-muted">
            {image ? (
              <Picture image={image} alt="" sizes="176px" className="size-full object-cover" />
            ) : (
              <Arches className="size-full text-primary-400" />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
