import { z } from "zod";
import { names } from "~/lib/fields";

export const levelSchema = z.object(names);

/** What the list may be asked for. */
export const levelList = {
  sort: ["order", "nameEn", "nameVi", "updatedAt"],
  filter: z.object({}),
} as const;
