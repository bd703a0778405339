import { z } from "zod";
import { optionalReference } from "~/lib/fields";
import { choice, emptyChoice } from "../choice";
import { definePart } from "../part";

/** Without chosen articles, the featured one with the latest, or the latest of a category. */
export const news = definePart(
  "news",
  { ...choice, categoryId: optionalReference, count: z.int().min(1).max(12) },
  { ...emptyChoice, categoryId: null, count: 5 },
);
