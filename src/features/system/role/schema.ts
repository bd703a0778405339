import { z } from "zod";
import { optionalReference, text } from "~/lib/fields";

export const roleSchema = z.object({
  name: text(),
  needsTwoStep: z.boolean(),
  /** The role whose permissions it has: of a stored one itself. Saving another one copies those permissions. */
  permissionsFromId: optionalReference,
});

/** What the list may be asked for. */
export const roleList = {
  sort: ["name", "updatedAt"],
  filter: z.object({ builtIn: z.boolean().optional(), needsTwoStep: z.boolean().optional() }),
} as const;

/** What the form of a new role starts with. */
export const emptyRole: z.input<typeof roleSchema> = { name: "", needsTwoStep: false, permissionsFromId: null };
