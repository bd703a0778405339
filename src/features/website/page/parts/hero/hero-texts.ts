import type { ViewPropsOf } from "../part-view";
import type { loadHero } from "./data";

export type HeroProps = ViewPropsOf<typeof loadHero>;

/** Texts of a hero with a picture. On home, the site's own texts fill empty ones. */
export function heroTexts({ data, frame, opening, site }: HeroProps) {
  const isHome = opening?.path === "/";
  return {
    title: frame.title || (isHome ? site.slogan || site.name : opening?.title),
    lead: opening?.lead ?? (data.lead || (isHome && site.description)),
    Heading: opening ? ("h1" as const) : ("h2" as const),
    gap: opening || frame.isJoined ? "" : "mt-20 lg:mt-28 ",
    /** The page's place, for the breadcrumbs; null for home and below another head. */
    crumb: opening && !isHome ? opening : null,
  };
}
