import type { WholeSite } from "~/components/site/whole-site";
import type { ViewPropsOf } from "../part-view";
import type { PartOf } from "../parts";
import type { loadHero } from "./data";

export type HeroProps = ViewPropsOf<typeof loadHero>;

type HomeTexts = Pick<WholeSite, "slogan" | "name" | "description">;

/** Returns the texts of the site that fill empty ones of home's hero. Only a hero with a picture has a lead then. */
export function homeTexts(variant: PartOf<"hero">["variant"], { slogan, name, description }: HomeTexts) {
  return { title: slogan || name, lead: variant === "text" ? null : description };
}

export function heroTexts({ data, frame, opening, site }: HeroProps) {
  const isHome = opening?.path === "/";
  const fallbacks = isHome ? homeTexts(data.variant, site) : { title: opening?.title ?? "", lead: null };
  return {
    title: frame.title || fallbacks.title,
    lead: opening?.lead ?? (data.lead || fallbacks.lead),
    Heading: opening ? ("h1" as const) : ("h2" as const),
    gap: opening || frame.isJoined ? "" : "mt-20 lg:mt-28 ",
    /** The page's place, for the breadcrumbs; null for home and below another head. */
    crumb: opening && !isHome ? opening : null,
  };
}
