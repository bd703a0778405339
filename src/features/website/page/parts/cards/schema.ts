import { z } from "zod";
import { optionalReference, optionalText } from "~/lib/fields";
import { itemId, itemList, optionalTarget } from "~/lib/item-schema";
import { inBothLanguages } from "~/lib/languages";
import { definePart, emptyHead, headFields } from "../part";

export const cardVariants = ["three", "four"] as const;

export const MAX_CARDS = 12;

const card = z.object({
  id: itemId,
  imageId: optionalReference,
  ...inBothLanguages({ title: optionalText(120), text: optionalText(400) }),
  href: optionalTarget,
});

export function makeCard(id: string): z.output<typeof card> {
  return { id, imageId: null, ...inBothLanguages({ title: null, text: null }), href: null };
}

/** Short points with pictures, in columns of three or four. */
export const cards = definePart(
  "cards",
  {
    ...headFields,
    variant: z.enum(cardVariants),
    items: itemList(card, MAX_CARDS),
  },
  { ...emptyHead, variant: "three", items: ["one", "two", "three"].map(makeCard) },
);
