import { z } from "zod";
import { publicRecords } from "~/features/public-records";
import { optionalText, slug } from "~/lib/fields";
import { isFixedRoute } from "~/lib/fixed-routes";
import { pagePlacements } from "~/lib/page-placements";
import { emptyPublishing, emptySeo, publishing, publishingFilters, publishingRules, seo } from "~/lib/publishing";
import { rule } from "~/lib/rules";

/** Characters, markup included. */
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
  .superRefine(publishingRules(publicRecords["/admin/page"].needs))
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

export const pageList = {
  sort: ["order", "titleEn", "titleVi", "slug", "publishAt", "updatedAt"],
  filter: z.object({
    ...publishingFilters,
    placement: z.enum(pagePlacements).optional(),
  }),
} as const;

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
