import { z } from "zod";
import { locales } from "~/i18n/routing";
import { names, optionalText } from "~/lib/fields";

const description = optionalText(500);

export const positionSchema = z.object({ ...names, descriptionEn: description, descriptionVi: description });

export const positionList = {
  sort: ["order", "nameEn", "nameVi", "updatedAt"],
  filter: z.object({
    /** Language with missing text. */
    missing: z.enum(locales).optional(),
  }),
} as const;

export const emptyPosition: z.input<typeof positionSchema> = {
  nameEn: "",
  nameVi: "",
  descriptionEn: null,
  descriptionVi: null,
};
