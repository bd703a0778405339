import { z } from "zod";
import { optionalReference, optionalText } from "~/lib/fields";
import { itemId, itemList, optionalTarget } from "~/lib/item-schema";
import { inBothLanguages } from "~/lib/languages";
import { definePart } from "../part";

export const heroVariants = ["arch", "arcade", "full", "text"] as const;

export const MAX_BUTTONS = 2;

const button = z.object({ id: itemId, ...inBothLanguages({ label: optionalText(60) }), href: optionalTarget });

/** Opens a page. Without a title it has the page's. */
export const hero = definePart(
  "hero",
  {
    variant: z.enum(heroVariants),
    ...inBothLanguages({ lead: optionalText(600), figureValue: optionalText(20), figureLabel: optionalText(80) }),
    imageId: optionalReference,
    secondImageId: optionalReference,
    buttons: itemList(button, MAX_BUTTONS),
  },
  {
    variant: "arch",
    ...inBothLanguages({ lead: null, figureValue: null, figureLabel: null }),
    imageId: null,
    secondImageId: null,
    buttons: [],
  },
);
