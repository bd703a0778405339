import { z } from "zod";
import { optionalText } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";
import { choice, emptyChoice } from "../choice";
import { definePart } from "../part";

export const jobs = definePart(
  "jobs",
  { ...inBothLanguages({ lead: optionalText(600) }), ...choice, count: z.int().min(1).max(24) },
  { ...inBothLanguages({ lead: null }), ...emptyChoice, count: 4 },
);
