import { z } from "zod";
import { optionalText, slug } from "~/lib/fields";
import { isFixedRoute } from "~/lib/fixed-routes";
import { emptyPublishing, emptySeo, publishing, publishingFilters, publishingRules, seo } from "~/lib/publishing";
import { rule } from "~/lib/rules";

export const pagePlacements = ["header", "footer", "none"] as const;

/** Rich text is measured with its markup. */
const content = optionalText(200_000);
const title = optionalText(255, 2);

export const pageSchema = z
  .object({
    ...publishing,
    ...seo,
    slug,
    titleEn: title,
    titleVi: title,
    contentEn: content,
    contentVi: content,
    placement: z.enum(pagePlacements),
  })
  .superRefine(publishingRules(["title", "content"]))
  .superRefine(
    rule(["titleEn", "titleVi"], ({ titleEn, titleVi }, refuse) => {
      if (!titleEn && !titleVi) refuse("titleEn", "input");
    }),
  )
  .superRefine(
    rule(["slug"], ({ slug }, refuse) => {
      if (isFixedRoute(slug)) refuse("slug", "fixedRoute");
    }),
  );

/** What the list may be asked for. */
export const pageList = {
  sort: ["order", "titleEn", "titleVi", "slug", "publishAt", "updatedAt"],
  filter: z.object({
    ...publishingFilters,
    placement: z.enum(pagePlacements).optional(),
    /** The language that something of the page is missing in. */
    missing: z.enum(["en", "vi"]).optional(),
  }),
} as const;

/** What the form of a new page starts with. */
export const emptyPage: z.input<typeof pageSchema> = {
  ...emptyPublishing,
  ...emptySeo,
  slug: "",
  titleEn: null,
  titleVi: null,
  contentEn: null,
  contentVi: null,
  placement: "footer",
};
