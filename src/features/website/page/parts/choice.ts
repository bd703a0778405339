import { z } from "zod";
import { reference } from "~/lib/fields";

/** Records that a part shows: all or the latest ones, or chosen ones in their order. Deleted and unpublished ones are left out. */
export const choices = ["latest", "chosen"] as const;

export const choice = { choice: z.enum(choices), ids: z.array(reference).max(16) };

export const emptyChoice: z.infer<z.ZodObject<typeof choice>> = { choice: "latest", ids: [] };

/** Choice among records that have an order: the first ones; without a count, all. */
export const firstOrChosen = { ...choice, count: z.int().min(1).max(100).nullable() };

export const emptyFirstOrChosen: z.infer<z.ZodObject<typeof firstOrChosen>> = { ...emptyChoice, count: null };
