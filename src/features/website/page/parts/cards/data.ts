import { inLanguage } from "~/lib/languages";
import type { PartContext } from "../data";
import { loadHead } from "../head-data";
import { linkTo } from "../link-to";
import type { PartOf } from "../parts";
import { pictureOf } from "../picture-of";

export async function loadCards(part: PartOf<"cards">, context: PartContext) {
  const { locale, reads } = context;
  const [images, head, links] = await Promise.all([
    reads.images(),
    loadHead(part, context),
    Promise.all(part.items.map(({ href }) => linkTo(href, context))),
  ]);
  const items = part.items.flatMap((item, index) => {
    const [title, text] = [inLanguage(item, "title", locale), inLanguage(item, "text", locale)];
    if (!title && !text) return [];
    return [{ id: item.id, title, text, image: pictureOf(images, item.imageId), href: links[index] ?? null }];
  });
  return items.length > 0 ? { items, variant: part.variant, ...head } : null;
}
