import { z } from "zod";
import { optionalReference, optionalText, reference, slug, withSlug } from "~/lib/fields";
import { checkPublishing, publishing, seo } from "~/lib/publishing";

/** Rich text is measured with its markup. */
const MAX_CONTENT = 200_000;

/**
 * What an article must look like.
 * @param clean what is stored of a rich text, null for nothing: so the rules judge what visitors will see
 */
export function articleSchemaWith(clean: (html: string) => string | null) {
  const content = optionalText(MAX_CONTENT).transform((html) => html && clean(html));
  return z
    .object({
      ...publishing,
      ...seo,
      slug,
      titleEn: optionalText(255, 2),
      titleVi: optionalText(255, 2),
      summaryEn: optionalText(300),
      summaryVi: optionalText(300),
      contentEn: content,
      contentVi: content,
      categoryId: optionalReference,
      thumbnailId: optionalReference,
      featured: z.boolean(),
    })
    .superRefine((article, context) => {
      checkPublishing(article, context, ["title", "summary", "content"]);
      if (!article.titleEn && !article.titleVi) context.addIssue({ code: "custom", path: ["titleEn"], message: "input" });
    })
    .transform((article) => withSlug(article, article.titleEn, article.titleVi));
}

/** For forms: the sanitiser runs on the server alone. */
export const articleSchema = articleSchemaWith((html) => html);

/** What the list may be asked for. */
export const articleList = {
  sort: ["createdAt", "publishAt", "titleEn", "titleVi"],
  filter: z.object({
    status: publishing.status.optional(),
    categoryId: reference.optional(),
    featured: z.boolean().optional(),
    /** The language that something of the article is missing in. */
    missing: z.enum(["en", "vi"]).optional(),
  }),
} as const;

/** What the form of a new article starts with. */
export const emptyArticle: z.input<typeof articleSchema> = {
  status: "draft",
  publishAt: null,
  unpublishAt: null,
  visibleEn: true,
  visibleVi: true,
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
  metaTitleEn: null,
  metaTitleVi: null,
  metaDescriptionEn: null,
  metaDescriptionVi: null,
  shareImageId: null,
};
