import { iconOf } from "~/components/shell/icons";
import { Arches } from "~/components/site/arches";
import { Picture } from "~/components/site/picture";
import { cn } from "~/components/ui/cn";
import { addressOf } from "~/features/public-records";
import type { ServiceCard } from "~/features/website/service/data";
import { type Locale, localePath } from "~/i18n/routing";
import { imageAlt } from "~/lib/images";
import { ServicePoints } from "./service-points";

type ServiceGridProps = { services: readonly ServiceCard[]; locale: Locale };

/** Services as cards. The whole card is clickable; its link is the name. */
export function ServiceGrid({ services, locale }: ServiceGridProps) {
  return (
    <ul className="grid gap-6 md:grid-cols-2 lg:gap-8">
      {services.map(({ id, slug, name, description, points, icon, image }, index) => {
        const Icon = iconOf(icon);
        // The last card spans both columns when it would be alone in its row.
        const isWide = index > 0 && index % 2 === 0 && index === services.length - 1;
        return (
          <li
            key={id}
            className={cn(
              "group relative flex flex-col overflow-hidden rounded-2xl border bg-card transition-colors hover:border-primary-400",
              isWide && "md:col-span-2 md:flex-row",
            )}
          >
            <div className={cn("aspect-16/9 overflow-hidden bg-muted", isWide && "md:w-1/2")}>
              {image ? (
                <Picture
                  image={image}
                  alt={imageAlt(image, locale)}
                  sizes="(min-width: 1200px) 550px, (min-width: 768px) 46vw, 94vw"
                  eager={index < 2}
                  className="size-full object-cover transition-transform duration-500 ease-out group-hover:scale-[1.025]"
                />
              ) : (
                <Arches className="size-full text-primary-400" />
              )}
            </div>
            <div className={cn("flex grow flex-col px-7 pb-7 lg:px-8 lg:pb-8", isWide && "md:w-1/2 md:justify-center md:pt-7")}>
              <span
                className={cn(
                  "relative -mt-6 grid size-12 place-items-center rounded-xl border bg-card text-primary-text",
                  isWide && "md:mt-0",
                )}
              >
                <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
              </span>
              <h2 className="mt-5 text-2xl font-semibold text-pretty">
                <a
                  href={localePath(locale, addressOf("/admin/service", { slug }, locale))}
                  className="decoration-primary-500 decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-2xl group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
                >
                  {name}
                </a>
              </h2>
              <p className="mt-3 text-muted-foreground">{description}</p>
              <ServicePoints points={points} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
