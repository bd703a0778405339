import { z } from "zod";
import { optionalText } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";
import { emptyFirstOrChosen, firstOrChosen } from "../choice";
import { definePart } from "../part";

export const serviceVariants = ["rows", "arcade", "cards"] as const;

export const services = definePart(
  "services",
  { ...firstOrChosen, ...inBothLanguages({ lead: optionalText(600) }), variant: z.enum(serviceVariants) },
  { ...emptyFirstOrChosen, ...inBothLanguages({ lead: null }), count: 6, variant: "rows" },
);
