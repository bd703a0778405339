import { z } from "zod";
import { publicRecords } from "~/features/public-records";
import { aboutLayouts } from "~/lib/about-layouts";
import { names, optionalReference, richText } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";
import { emptyPublishing, publishing, publishingFilters, publishingRules } from "~/lib/publishing";
import { rule } from "~/lib/rules";

export const aboutUsSchema = z
  .object({
    ...publishing,
    ...names,
    ...inBothLanguages({ description: richText }),
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
  ...inBothLanguages({ name: "", description: null }),
  layout: "imageRight",
  imageId: null,
};
