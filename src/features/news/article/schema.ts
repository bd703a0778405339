import { z } from "zod";
import { publicRecords } from "~/features/public-records";
import { optionalReference, optionalText, reference, richText, slug } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";
import { emptyPublishing, emptySeo, publishing, publishingFilters, publishingRules, seo, titleRule } from "~/lib/publishing";

export const articleSchema = z
  .object({
    ...publishing,
    ...seo,
    slug,
    ...inBothLanguages({
      title: optionalText(255, 2),
      summary: optionalText(300),
      content: richText,
    }),
    categoryId: optionalReference,
    thumbnailId: optionalReference,
    featured: z.boolean(),
  })
  .superRefine(publishingRules(publicRecords["/admin/news"].needs))
  .superRefine(titleRule);

export const articleList = {
  sort: ["createdAt", "publishAt", "titleEn", "titleVi"],
  filter: z.object({
    ...publishingFilters,
    categoryId: reference.optional(),
    featured: z.boolean().optional(),
  }),
} as const;

export const emptyArticle: z.input<typeof articleSchema> = {
  ...emptyPublishing,
  ...emptySeo,
  slug: "",
  ...inBothLanguages({ title: null, summary: null, content: null }),
  categoryId: null,
  thumbnailId: null,
  featured: false,
};
