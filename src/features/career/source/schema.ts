import { z } from "zod";
import { names, text } from "~/lib/fields";

/** The `?source=` of a link to a job. */
const value = text(1)
  .toLowerCase()
  .regex(/^[a-z0-9_-]+$/, "sourceValue");

export const sourceSchema = z.object({ ...names, value });

/** What the list may be asked for. */
export const sourceList = {
  sort: ["order", "nameEn", "nameVi", "value", "updatedAt"],
  filter: z.object({}),
} as const;

/** What the form of a new source starts with. */
export const emptySource: z.input<typeof sourceSchema> = { nameEn: "", nameVi: "", value: "" };
