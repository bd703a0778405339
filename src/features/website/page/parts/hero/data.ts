import { inLanguage } from "~/lib/languages";
import type { PartContext } from "../data";
import { linkTo } from "../link-to";
import type { PartOf } from "../parts";

export async function loadHero(part: PartOf<"hero">, context: PartContext) {
  const { locale, site, reads } = context;
  const [images, links] = await Promise.all([
    part.imageId === null ? null : reads.images(),
    Promise.all(part.buttons.map(({ href }) => linkTo(href, context))),
  ]);
  const chosenImage = part.imageId === null ? null : images?.get(part.imageId);
  return {
    variant: part.variant,
    lead: inLanguage(part, "lead", locale),
    image: part.variant === "arch" ? (chosenImage ?? site.heroImage) : null,
    hasButtons: part.buttons.length > 0,
    buttons: part.buttons.flatMap((button, index) => {
      const [label, href] = [inLanguage(button, "label", locale), links[index]];
      return label && href ? [{ id: button.id, label, href, look: index === 0 ? ("solid" as const) : ("outline" as const) }] : [];
    }),
  };
}
