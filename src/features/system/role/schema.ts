import { z } from "zod";
import { optionalReference, text } from "~/lib/fields";

export const roleSchema = z.object({
  name: text(),
  needsTwoStep: z.boolean(),
  /** Role to copy the permissions from; for a stored role, itself. */
  permissionsFromId: optionalReference,
});

export const roleList = {
  sort: ["name", "updatedAt"],
  filter: z.object({ builtIn: z.boolean().optional(), needsTwoStep: z.boolean().optional() }),
} as const;

export const emptyRole: z.input<typeof roleSchema> = { name: "", needsTwoStep: false, permissionsFromId: null };
