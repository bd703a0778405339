import type { ReactNode } from "react";
import { Section } from "~/components/site/section";
import { OpeningHead } from "../opening-head";
import type { Opening } from "../part-view";
import { ArchHero } from "./arch-hero";
import { Buttons } from "./buttons";
import { fills } from "./fills";
import { FullHero } from "./full-hero";
import { type HeroProps, heroTexts } from "./hero-texts";

export function HeroView(props: HeroProps) {
  const { data, opening } = props;
  if (data.variant === "full") return <FullHero {...props} />;
  if (data.variant !== "text") return <ArchHero {...props} />;
  return opening ? <TextHero {...props} opening={opening} /> : <HeroSection {...props} />;
}

const bands = {
  plain: "",
  muted: `${fills.muted} pb-16 lg:pb-24`,
  dark: `${fills.dark} pb-16 lg:pb-24`,
  brand: `${fills.brand} pb-16 lg:pb-24`,
};

function TextHero({ opening, ...props }: HeroProps & { opening: Opening }) {
  const { data, frame, locale } = props;
  const { title, lead } = heroTexts({ ...props, opening });
  return (
    <Band className={bands[frame.tone]}>
      <div className="page-width">
        <OpeningHead locale={locale} origin={opening.origin} path={opening.path} title={title} lead={lead ?? undefined}>
          <Buttons {...data} />
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
      <Buttons {...data} />
    </Section>
  );
}
