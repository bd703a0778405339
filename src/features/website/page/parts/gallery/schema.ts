import { z } from "zod";
import { optionalReference, optionalText } from "~/lib/fields";
import { itemId, itemList } from "~/lib/item-schema";
import { inBothLanguages } from "~/lib/languages";
import { definePart } from "../part";

export const galleryVariants = ["mosaic", "grid"] as const;

export const MAX_PICTURES = 12;

const picture = z.object({ id: itemId, imageId: optionalReference, ...inBothLanguages({ caption: optionalText(200) }) });

/** Pictures beside each other. In a mosaic, the first four have sizes of their own, and one stands in an arch. */
export const gallery = definePart(
  "gallery",
  {
    variant: z.enum(galleryVariants),
    ...inBothLanguages({ lead: optionalText(600) }),
    pictures: itemList(picture, MAX_PICTURES),
  },
  { variant: "mosaic", ...inBothLanguages({ lead: null }), pictures: [] },
);
