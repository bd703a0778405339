import { z } from "zod";
import { missingLanguage, names, optionalText } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";

export const positionSchema = z.object({ ...names, ...inBothLanguages({ description: optionalText(500) }) });

export const positionList = {
  sort: ["order", "nameEn", "nameVi", "updatedAt"],
  filter: z.object({
    missing: missingLanguage,
  }),
} as const;

export const emptyPosition: z.input<typeof positionSchema> = inBothLanguages({ name: "", description: null });
