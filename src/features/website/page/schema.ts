import { z } from "zod";
import { publicRecords } from "~/features/public-records";
import { optionalText, slug } from "~/lib/fields";
import { isFixedRoute } from "~/lib/fixed-routes";
import { inBothLanguages } from "~/lib/languages";
import { emptyPublishing, emptySeo, publishing, publishingFilters, publishingRules, seo, titleRule } from "~/lib/publishing";
import { rule } from "~/lib/rules";
import { partsSchema } from "./parts/parts";
import { noOwnPartsRule, partsRule } from "./parts/parts-rule";

export const pageSchema = z
  .object({
    ...publishing,
    ...seo,
    slug,
    ...inBothLanguages({ title: optionalText(255, 2) }),
    parts: partsSchema,
  })
  .superRefine(publishingRules(publicRecords["/admin/page"].needs))
  .superRefine(titleRule)
  .superRefine(partsRule)
  .superRefine(noOwnPartsRule)
  .superRefine(
    rule(["slug"], ({ slug }, refuse) => {
      if (isFixedRoute(slug)) refuse("slug", "fixedRoute");
    }),
  );

export const pageList = {
  sort: ["order", "titleEn", "titleVi", "slug", "publishAt", "updatedAt"],
  filter: z.object(publishingFilters),
} as const;

export const emptyPage: z.input<typeof pageSchema> = {
  ...emptyPublishing,
  ...emptySeo,
  slug: "",
  ...inBothLanguages({ title: null }),
  parts: [],
};
