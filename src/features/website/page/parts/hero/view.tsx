import type { ReactNode } from "react";
import { Arches } from "~/components/site/arches";
import { buttonLink } from "~/components/site/button-link";
import { Doorway } from "~/components/site/doorway";
import { Section } from "~/components/site/section";
import { OpeningHead } from "../opening-head";
import type { Opening, ViewPropsOf } from "../part-view";
import type { loadHero } from "./data";

type HeroProps = ViewPropsOf<typeof loadHero>;

export function HeroView(props: HeroProps) {
  const { data, opening } = props;
  if (data.variant === "arch") return <ArchHero {...props} />;
  return opening ? <TextHero {...props} opening={opening} /> : <HeroSection {...props} />;
}

const fills = {
  plain: "border-b bg-[radial-gradient(70rem_40rem_at_85%_40%,var(--primary-subtle),transparent)]",
  muted: "bg-muted print:bg-transparent",
  dark: "dark on-dark bg-primary-950 text-white print:bg-transparent print:text-inherit",
  brand: "dark on-brand bg-primary-700 text-white print:bg-transparent print:text-inherit",
};

/** On home, the site's own texts fill empty ones. */
function ArchHero({ data, frame, opening, site }: HeroProps) {
  const isHome = opening?.path === "/";
  const title = frame.title || (isHome ? site.slogan || site.name : opening?.title);
  const lead = opening?.lead ?? (data.lead || (isHome && site.description));
  const Heading = opening ? "h1" : "h2";
  const gap = opening || frame.isJoined ? "" : "mt-20 lg:mt-28 ";
  return (
    <div className={`${gap}relative isolate overflow-hidden ${fills[frame.tone]}`}>
      {!data.image && (
        <Arches className="absolute -right-40 bottom-0 -z-10 h-[115%] text-primary-400 opacity-60 [mask-image:linear-gradient(to_right,transparent,black_75%)] max-lg:-right-72 max-md:opacity-30 dark:text-primary-500 print:hidden" />
      )}
      <div className="page-width grid gap-x-8 lg:grid-cols-12">
        <div className="self-center py-16 lg:col-span-7 lg:py-28">
          {title && <Heading className="max-w-[16ch] text-display font-semibold">{title}</Heading>}
          {lead && <p className="mt-6 max-w-xl text-lg text-muted-foreground lg:text-xl lg:leading-relaxed">{lead}</p>}
          <Buttons data={data} />
        </div>
        {data.image && (
          <Doorway
            image={data.image}
            className="mx-auto mt-8 w-64 self-end sm:w-72 lg:col-span-5 lg:mt-28 lg:mr-10 lg:ml-auto lg:w-full lg:max-w-sm print:hidden"
          />
        )}
      </div>
      {opening?.contents && <div className="page-width pb-16">{opening.contents}</div>}
    </div>
  );
}

const bands = {
  plain: "",
  muted: `${fills.muted} pb-16 lg:pb-24`,
  dark: `${fills.dark} pb-16 lg:pb-24`,
  brand: `${fills.brand} pb-16 lg:pb-24`,
};

function TextHero({ data, frame, opening, locale, site }: HeroProps & { opening: Opening }) {
  const title = frame.title || (opening.path === "/" ? site.slogan || site.name : opening.title);
  const lead = opening.lead ?? data.lead ?? undefined;
  return (
    <Band className={bands[frame.tone]}>
      <div className="page-width">
        <OpeningHead locale={locale} origin={opening.origin} path={opening.path} title={title} lead={lead}>
          <Buttons data={data} />
        </OpeningHead>
        {opening.contents}
        {opening.body}
      </div>
    </Band>
  );
}

function Band({ className, children }: { className: string; children: ReactNode }) {
  return className ? <div className={className}>{children}</div> : children;
}

/** A hero below the head of its page. */
function HeroSection({ data, frame }: HeroProps) {
  return (
    <Section {...frame} intro={data.lead}>
      <Buttons data={data} />
    </Section>
  );
}

function Buttons({ data: { buttons, hasButtons } }: Pick<HeroProps, "data">) {
  if (!hasButtons) return null;
  return (
    <p className="mt-10 flex flex-wrap gap-3 print:hidden">
      {buttons.map(({ id, label, href, look }) => (
        <a key={id} href={href} className={buttonLink(look)}>
          {label}
        </a>
      ))}
    </p>
  );
}
