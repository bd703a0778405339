import { z } from "zod";
import { publicRecords } from "~/features/public-records";
import { partsSchema } from "~/features/website/page/parts/parts";
import { ownPartsRule, partsRule } from "~/features/website/page/parts/parts-rule";
import { missingLanguage, text } from "~/lib/fields";
import { fixedSlugs } from "~/lib/fixed-pages";
import { inBothLanguages } from "~/lib/languages";
import { emptyPublishing, emptySeo, publishing, publishingRules, seo } from "~/lib/publishing";

/** A fixed page. The fields of `constantFields` are never changed. */
export const homeSchema = z
  .object({
    ...publishing,
    ...seo,
    slug: z.enum(fixedSlugs),
    ...inBothLanguages({ title: text(2, 255) }),
    parts: partsSchema,
  })
  .superRefine(publishingRules(publicRecords["/admin/home"].needs))
  .superRefine(partsRule)
  .superRefine(ownPartsRule);

export const constantFields = [
  "slug",
  "status",
  "publishAt",
  "unpublishAt",
  "visibleEn",
  "visibleVi",
] as const satisfies readonly (keyof typeof homeSchema.shape)[];

export const homeList = {
  sort: ["order", "titleEn", "titleVi", "updatedAt"],
  filter: z.object({ hasChanges: z.boolean().optional(), missing: missingLanguage }),
} as const;

export const emptyHome: z.input<typeof homeSchema> = {
  ...emptyPublishing,
  ...emptySeo,
  status: "published",
  slug: "",
  ...inBothLanguages({ title: "" }),
  parts: [],
};
