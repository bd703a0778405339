import { z } from "zod";
import { optionalText } from "~/lib/fields";
import { itemId, itemList } from "~/lib/item-schema";
import { inBothLanguages } from "~/lib/languages";
import { definePart, emptyHead, headFields } from "../part";

export const stepsVariants = ["columns", "vertical"] as const;

export const MAX_STEPS = 12;

const step = z.object({
  id: itemId,
  ...inBothLanguages({ title: optionalText(120), text: optionalText(600), when: optionalText(80) }),
});

export function makeStep(id: string): z.output<typeof step> {
  return { id, ...inBothLanguages({ title: null, text: null, when: null }) };
}

/** What happens one after another. */
export const steps = definePart(
  "steps",
  {
    variant: z.enum(stepsVariants),
    ...headFields,
    steps: itemList(step, MAX_STEPS),
  },
  { variant: "columns", ...emptyHead, steps: ["one", "two", "three"].map(makeStep) },
);
