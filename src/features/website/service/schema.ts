import { z } from "zod";
import { icon, names, optionalReference, optionalText, slug } from "~/lib/fields";
import { emptyPublishing, emptySeo, publishing, publishingFilters, publishingRules, seo } from "~/lib/publishing";

/** Rich text is measured with its markup. */
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

/** What the list may be asked for. */
export const serviceList = {
  sort: ["order", "nameEn", "nameVi", "publishAt", "updatedAt"],
  filter: z.object({
    ...publishingFilters,
    /** The language that something of the service is missing in. */
    missing: z.enum(["en", "vi"]).optional(),
  }),
} as const;

/** What the form of a new service starts with. */
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
