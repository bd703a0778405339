import { iconOf } from "~/components/shell/icons";
import { CoverLink } from "~/components/site/cover-link";
import { addressOf } from "~/features/public-records";
import type { ServiceCard } from "~/features/website/service/data";
import { type Locale, localePath } from "~/i18n/routing";

type ServiceRowsProps = { services: readonly ServiceCard[]; locale: Locale; heading: "h2" | "h3" };

/** Services with icons. The whole row is clickable; its link is the name. */
export function ServiceRows({ services, locale, heading: Heading }: ServiceRowsProps) {
  return (
    <ul className="divide-y border-y">
      {services.map(({ id, slug, name, description, icon }) => {
        const Icon = iconOf(icon);
        return (
          <li key={id} className="group relative flex gap-5 py-7 sm:gap-7">
            <span className="grid size-12 shrink-0 place-items-center rounded-xl bg-primary-subtle text-primary-text transition-colors group-hover:bg-primary group-hover:text-primary-foreground">
              <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
            </span>
            <div className="min-w-0 grow">
              <Heading className="text-xl font-semibold text-pretty">
                <CoverLink href={localePath(locale, addressOf("/admin/service", { slug }, locale))}>{name}</CoverLink>
              </Heading>
              <p className="mt-2 max-w-xl text-muted-foreground">{description}</p>
            </div>
            <span
              aria-hidden="true"
              className="self-center text-xl text-muted-foreground transition group-hover:translate-x-1 group-hover:text-primary-text max-sm:hidden"
            >
              →
            </span>
          </li>
        );
      })}
    </ul>
  );
}
