import { inLanguage } from "~/lib/languages";
import type { PartContext } from "../data";
import { figureIn } from "../figure";
import { linkTo } from "../link-to";
import type { PartOf } from "../parts";
import { pictureOf } from "../picture-of";

export async function loadHero(part: PartOf<"hero">, context: PartContext) {
  const { locale, site, reads } = context;
  const [images, links] = await Promise.all([reads.images(), Promise.all(part.buttons.map(({ href }) => linkTo(href, context)))]);
  return {
    variant: part.variant,
    lead: inLanguage(part, "lead", locale),
    image: part.variant === "text" ? null : (pictureOf(images, part.imageId) ?? site.heroImage),
    secondImage: part.variant === "arcade" ? pictureOf(images, part.secondImageId) : null,
    figure: figureIn(part, locale),
    hasButtons: part.buttons.length > 0,
    buttons: part.buttons.flatMap((button, index) => {
      const [label, href] = [inLanguage(button, "label", locale), links[index]];
      return label && href ? [{ id: button.id, label, href, look: index === 0 ? ("solid" as const) : ("outline" as const) }] : [];
    }),
  };
}
