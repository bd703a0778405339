import { Picture } from "~/components/site/picture";
import { Section } from "~/components/site/section";
import { imageAlt } from "~/lib/images";
import type { ViewPropsOf } from "../part-view";
import type { loadQuote } from "./data";

type QuoteProps = ViewPropsOf<typeof loadQuote>;

export function QuoteView({ data, frame, locale }: QuoteProps) {
  const { text, name, role } = data;
  return (
    <Section {...frame}>
      <figure>
        <blockquote className="text-title font-medium text-pretty">{text}</blockquote>
        {(name || role || data.portrait) && (
          <figcaption className="mt-8 flex items-center gap-4">
            <Portrait data={data} locale={locale} />
            <p className="min-w-0">
              {name && <span className="block font-medium">{name}</span>}
              {role && <span className="block text-muted-foreground">{role}</span>}
            </p>
          </figcaption>
        )}
      </figure>
    </Section>
  );
}

/** A portrait, else the initials of the name, which is beside them. */
function Portrait({ data: { portrait, name, initials }, locale }: Pick<QuoteProps, "data" | "locale">) {
  if (!portrait && !initials) return null;
  return (
    <span className="grid h-17 w-14 shrink-0 place-items-center overflow-hidden rounded-t-full bg-primary-subtle font-semibold text-primary-text">
      {portrait ? (
        <Picture image={portrait} alt={name ? "" : imageAlt(portrait, locale)} sizes="56px" className="size-full object-cover" />
      ) : (
        <span aria-hidden="true">{initials}</span>
      )}
    </span>
  );
}
