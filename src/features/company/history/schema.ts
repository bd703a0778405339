import { z } from "zod";
import { missingLanguage, optionalReference, optionalText, text } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";

const wrongYear = "year?from=1500&to=2199";

export const historySchema = z.object({
  year: z.int().min(1500, wrongYear).max(2199, wrongYear),
  month: z.int().min(1).max(12).nullable(),
  ...inBothLanguages({ title: text(2, 255), description: optionalText(2000) }),
  imageId: optionalReference,
  active: z.boolean(),
});

export const historyList = {
  sort: ["year", "titleEn", "titleVi", "updatedAt"],
  filter: z.object({
    active: z.boolean().optional(),
    missing: missingLanguage,
  }),
} as const;

export const emptyHistory = {
  year: null,
  month: null,
  ...inBothLanguages({ title: "", description: null }),
  imageId: null,
  active: true,
};
