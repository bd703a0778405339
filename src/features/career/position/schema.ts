import { z } from "zod";
import { names, optionalText } from "~/lib/fields";

const description = optionalText(500);

export const positionSchema = z.object({ ...names, descriptionEn: description, descriptionVi: description });

/** What the list may be asked for. */
export const positionList = {
  sort: ["order", "nameEn", "nameVi", "updatedAt"],
  filter: z.object({
    /** The language that the description is missing in. */
    missing: z.enum(["en", "vi"]).optional(),
  }),
} as const;

/** What the form of a new position starts with. */
export const emptyPosition: z.input<typeof positionSchema> = {
  nameEn: "",
  nameVi: "",
  descriptionEn: null,
  descriptionVi: null,
};
