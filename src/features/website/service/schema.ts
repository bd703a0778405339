import { z } from "zod";
import { publicRecords } from "~/features/public-records";
import { icon, names, optionalReference, optionalText, richText, slug } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";
import { emptyPublishing, emptySeo, publishing, publishingFilters, publishingRules, seo } from "~/lib/publishing";

export const serviceSchema = z
  .object({
    ...publishing,
    ...seo,
    ...names,
    slug,
    ...inBothLanguages({ description: optionalText(500), content: richText }),
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
  ...inBothLanguages({ name: "" }),
  slug: "",
  ...inBothLanguages({ description: null, content: null }),
  icon: "layers",
  imageId: null,
};
