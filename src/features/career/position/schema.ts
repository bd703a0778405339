import { z } from "zod";
import { missingLanguage, names, optionalText } from "~/lib/fields";

const description = optionalText(500);

export const positionSchema = z.object({ ...names, descriptionEn: description, descriptionVi: description });

export const positionList = {
  sort: ["order", "nameEn", "nameVi", "updatedAt"],
  filter: z.object({
    missing: missingLanguage,
  }),
} as const;

export const emptyPosition: z.input<typeof positionSchema> = {
  nameEn: "",
  nameVi: "",
  descriptionEn: null,
  descriptionVi: null,
};
