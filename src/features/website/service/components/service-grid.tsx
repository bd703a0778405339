import { iconOf } from "~/components/shell/icons";
import type { ServiceCard } from "~/features/website/service/data";
import { type Locale, localePath } from "~/i18n/routing";

type ServiceGridProps = { services: readonly ServiceCard[]; locale: Locale; heading: "h2" | "h3" };

/** Services side by side, each with its icon. The whole card leads to it; its link is the name. */
export function ServiceGrid({ services, locale, heading: Heading }: ServiceGridProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
      {services.map(({ id, slug, name, description, icon }) => {
        const Icon = iconOf(icon);
        return (
          <li
            key={id}
            className="group relative flex flex-col rounded-2xl border bg-card p-7 transition-colors hover:border-primary-400"
          >
            <span className="grid size-11 place-items-center rounded-xl bg-primary-subtle text-primary-text">
              <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
            </span>
            <Heading className="mt-6 text-xl font-semibold text-pretty">
              <a
                href={localePath(locale, `/services/${slug}`)}
                className="decoration-primary-500 decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-2xl group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ring"
              >
                {name}
              </a>
            </Heading>
            <p className="mt-3 line-clamp-4 text-muted-foreground">{description}</p>
          </li>
        );
      })}
    </ul>
  );
}
