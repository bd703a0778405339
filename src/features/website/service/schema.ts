import { z } from "zod";
import { publicRecords } from "~/features/public-records";
import { icon, names, optionalReference, optionalText, slug } from "~/lib/fields";
import { emptyPublishing, emptySeo, publishing, publishingFilters, publishingRules, seo } from "~/lib/publishing";

/** Characters, markup included. */
const content = optionalText(200_000);
const description = optionalText(500);

export const serviceSchema = z
  .object({
    ...publishing,
    ...seo,
    ...names,
    slug,
    descriptionEn: description,
    descriptionVi: description,
    contentEn: content,
    contentVi: content,
    icon,
    imageId: optionalReference,
  })
  .superRefine(publishingRules(publicRecords["/admin/service"].needs));

export const serviceList = {
  sort: ["order", "nameEn", "nameVi", "publishAt", "updatedAt"],
  filter: z.object({
    ...publishingFilters,
  }),
} as const;

export const emptyService: z.input<typeof serviceSchema> = {
  ...emptyPublishing,
  ...emptySeo,
  nameEn: "",
  nameVi: "",
  slug: "",
  descriptionEn: null,
  descriptionVi: null,
  contentEn: null,
  contentVi: null,
  icon: "layers",
  imageId: null,
};
