import { z } from "zod";
import { names, optionalReference, optionalText } from "~/lib/fields";
import { emptyPublishing, publishing, publishingFilters, publishingRules } from "~/lib/publishing";
import { rule } from "~/lib/rules";

export const aboutLayouts = ["imageLeft", "imageRight", "noImage"] as const;

/** Rich text is measured with its markup. */
const description = optionalText(200_000);

export const aboutUsSchema = z
  .object({
    ...publishing,
    ...names,
    descriptionEn: description,
    descriptionVi: description,
    layout: z.enum(aboutLayouts),
    imageId: optionalReference,
  })
  .superRefine(publishingRules(["description"]))
  .superRefine(
    rule(["status", "layout", "imageId"], ({ status, layout, imageId }, refuse) => {
      if (status === "published" && layout !== "noImage" && imageId === null) refuse("imageId", "file");
    }),
  );

/** What the list may be asked for. */
export const aboutUsList = {
  sort: ["order", "nameEn", "nameVi", "publishAt", "updatedAt"],
  filter: z.object({
    ...publishingFilters,
    layout: z.enum(aboutLayouts).optional(),
    /** The language that the description is missing in. */
    missing: z.enum(["en", "vi"]).optional(),
  }),
} as const;

/** What the form of a new section starts with. */
export const emptyAboutUs: z.input<typeof aboutUsSchema> = {
  ...emptyPublishing,
  nameEn: "",
  nameVi: "",
  descriptionEn: null,
  descriptionVi: null,
  layout: "imageRight",
  imageId: null,
};
