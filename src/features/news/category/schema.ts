import { z } from "zod";
import { names, slug } from "~/lib/fields";

export const categorySchema = z.object({ ...names, slug });

export const categoryList = {
  sort: ["order", "nameEn", "nameVi", "updatedAt"],
  filter: z.object({}),
} as const;
