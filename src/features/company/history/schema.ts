import { z } from "zod";
import { missingLanguage, optionalReference, optionalText, text } from "~/lib/fields";

const title = text(2, 255);
const description = optionalText(2000);
const wrongYear = "year?from=1500&to=2199";

export const historySchema = z.object({
  year: z.int().min(1500, wrongYear).max(2199, wrongYear),
  month: z.int().min(1).max(12).nullable(),
  titleEn: title,
  titleVi: title,
  descriptionEn: description,
  descriptionVi: description,
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
  titleEn: "",
  titleVi: "",
  descriptionEn: null,
  descriptionVi: null,
  imageId: null,
  active: true,
};
