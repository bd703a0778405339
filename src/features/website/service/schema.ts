import { z } from "zod";
import { publicRecords } from "~/features/public-records";
import { partsSchema } from "~/features/website/page/parts/parts";
import { noOpeningRule, noOwnPartsRule, partTextsRule } from "~/features/website/page/parts/parts-rule";
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
    parts: partsSchema,
  })
  .superRefine(publishingRules(publicRecords["/admin/service"].needs))
  .superRefine(partTextsRule)
  .superRefine(noOwnPartsRule)
  .superRefine(noOpeningRule);

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
  parts: [],
};
