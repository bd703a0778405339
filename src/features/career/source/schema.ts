import { z } from "zod";
import { names, text } from "~/lib/fields";

/** Value of `?source=` in a link to a job. */
const value = text(1)
  .toLowerCase()
  .regex(/^[a-z0-9_-]+$/, "sourceValue");

export const sourceSchema = z.object({ ...names, value });

export const sourceList = {
  sort: ["order", "nameEn", "nameVi", "value", "updatedAt"],
  filter: z.object({}),
} as const;

export const emptySource: z.input<typeof sourceSchema> = { nameEn: "", nameVi: "", value: "" };
