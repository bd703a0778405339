import { z } from "zod";
import { names, slug, withSlug } from "~/lib/fields";

export const categorySchema = z
  .object({ ...names, slug })
  .transform((category) => withSlug(category, category.nameEn, category.nameVi));

/** What the list may be asked for. */
export const categoryList = {
  sort: ["order", "nameEn", "nameVi", "updatedAt"],
  filter: z.object({}),
} as const;
