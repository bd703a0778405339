import { z } from "zod";
import { publicRecords } from "~/features/public-records";
import { optionalReference, optionalText, reference, slug } from "~/lib/fields";
import { emptyPublishing, emptySeo, publishing, publishingFilters, publishingRules, seo } from "~/lib/publishing";
import { rule } from "~/lib/rules";

/** Characters, markup included. */
const MAX_CONTENT = 200_000;

export const articleSchema = z
  .object({
    ...publishing,
    ...seo,
    slug,
    titleEn: optionalText(255, 2),
    titleVi: optionalText(255, 2),
    summaryEn: optionalText(300),
    summaryVi: optionalText(300),
    contentEn: optionalText(MAX_CONTENT),
    contentVi: optionalText(MAX_CONTENT),
    categoryId: optionalReference,
    thumbnailId: optionalReference,
    featured: z.boolean(),
  })
  .superRefine(publishingRules(publicRecords["/admin/news"].needs))
  .superRefine(
    rule(["titleEn", "titleVi"], ({ titleEn, titleVi }, refuse) => {
      if (!titleEn && !titleVi) refuse("titleEn", "input");
    }),
  );

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
  titleEn: null,
  titleVi: null,
  summaryEn: null,
  summaryVi: null,
  contentEn: null,
  contentVi: null,
  categoryId: null,
  thumbnailId: null,
  featured: false,
};
