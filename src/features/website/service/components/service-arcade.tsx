import { Arches } from "~/components/site/arches";
import { CoverLink } from "~/components/site/cover-link";
import { Picture } from "~/components/site/picture";
import { addressOf } from "~/features/public-records";
import type { ServiceCard } from "~/features/website/service/data";
import { type Locale, localePath } from "~/i18n/routing";

type ServiceArcadeProps = { services: readonly ServiceCard[]; locale: Locale; heading: "h2" | "h3" };

const columns = { 3: "lg:grid-cols-3", 4: "lg:grid-cols-4", 5: "lg:grid-cols-5" };

/** Up to five stand in one row, six in two rows of three, more in rows of four. */
function columnsFor(count: number): keyof typeof columns {
  if (count === 4 || count === 5) return count;
  return count > 6 ? 4 : 3;
}

/** Services whose pictures stand in arches on a line. On narrow screens they are rows. */
export function ServiceArcade({ services, locale, heading: Heading }: ServiceArcadeProps) {
  return (
    <ul className={`grid max-lg:border-t lg:gap-x-6 lg:gap-y-12 ${columns[columnsFor(services.length)]}`}>
      {services.map(({ id, slug, name, description, image }) => (
        <li
          key={id}
          className="group relative grid min-w-0 grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-5 max-lg:border-b lg:block"
        >
          <div className="mt-5 aspect-4/5 self-end overflow-hidden rounded-t-full bg-muted lg:mt-0">
            {image ? (
              <Picture
                image={image}
                alt=""
                sizes="(min-width: 1200px) 363px, (min-width: 992px) 31vw, 88px"
                className="size-full object-cover transition-transform duration-500 ease-out group-hover:scale-[1.025]"
              />
            ) : (
              <Arches className="size-full text-primary-400" />
            )}
          </div>
          <div className="min-w-0 py-5 lg:border-t lg:pb-0">
            <Heading className="text-lg font-semibold text-pretty">
              <CoverLink href={localePath(locale, addressOf("/admin/service", { slug }, locale))}>{name}</CoverLink>
            </Heading>
            {description && <p className="mt-1 text-muted-foreground text-pretty">{description}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
