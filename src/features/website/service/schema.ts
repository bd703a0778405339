import { z } from "zod";
import { locales } from "~/i18n/routing";
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
  .superRefine(publishingRules(["description", "content"]));

export const serviceList = {
  sort: ["order", "nameEn", "nameVi", "publishAt", "updatedAt"],
  filter: z.object({
    ...publishingFilters,
    /** Language with missing text. */
    missing: z.enum(locales).optional(),
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
