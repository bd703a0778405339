import { z } from "zod";
import { optionalReference, optionalText } from "~/lib/fields";
import { itemId, itemList } from "~/lib/item-schema";
import { inBothLanguages } from "~/lib/languages";
import { definePart, emptyHead, headFields } from "../part";

export const galleryVariants = ["mosaic", "grid"] as const;

export const MAX_PICTURES = 12;

const picture = z.object({ id: itemId, imageId: optionalReference, ...inBothLanguages({ caption: optionalText(200) }) });

/** Pictures beside each other. In a mosaic, the first four have sizes of their own, and one stands in an arch. */
export const gallery = definePart(
  "gallery",
  {
    variant: z.enum(galleryVariants),
    ...headFields,
    pictures: itemList(picture, MAX_PICTURES),
  },
  { variant: "mosaic", ...emptyHead, pictures: [] },
);
