import { z } from "zod";
import { names } from "~/lib/fields";

export const levelSchema = z.object(names);

export const levelList = {
  sort: ["order", "nameEn", "nameVi", "updatedAt"],
  filter: z.object({}),
} as const;
