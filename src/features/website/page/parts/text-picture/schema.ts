import { z } from "zod";
import { optionalReference, richText } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";
import { definePart } from "../part";

export const pictureSides = ["left", "right"] as const;

export const textPicture = definePart(
  "textPicture",
  { ...inBothLanguages({ content: richText }), imageId: optionalReference, side: z.enum(pictureSides) },
  { ...inBothLanguages({ content: null }), imageId: null, side: "right" },
);
