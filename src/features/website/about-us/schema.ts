import { z } from "zod";
import { publicRecords } from "~/features/public-records";
import { aboutLayouts } from "~/lib/about-layouts";
import { names, optionalReference, optionalText } from "~/lib/fields";
import { emptyPublishing, publishing, publishingFilters, publishingRules } from "~/lib/publishing";
import { rule } from "~/lib/rules";

/** Characters, markup included. */
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
  .superRefine(publishingRules(publicRecords["/admin/about-us"].needs))
  .superRefine(
    rule(["status", "layout", "imageId"], ({ status, layout, imageId }, refuse) => {
      if (status === "published" && layout !== "noImage" && imageId === null) refuse("imageId", "file");
    }),
  );

export const aboutUsList = {
  sort: ["order", "nameEn", "nameVi", "publishAt", "updatedAt"],
  filter: z.object({
    ...publishingFilters,
    layout: z.enum(aboutLayouts).optional(),
  }),
} as const;

export const emptyAboutUs: z.input<typeof aboutUsSchema> = {
  ...emptyPublishing,
  nameEn: "",
  nameVi: "",
  descriptionEn: null,
  descriptionVi: null,
  layout: "imageRight",
  imageId: null,
};
