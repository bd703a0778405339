import { z } from "zod";
import { email, reference, text } from "~/lib/fields";

export const userSchema = z.object({
  name: text(),
  email: email.toLowerCase(),
  roleId: reference,
});

/** What the list may be asked for. */
export const userList = {
  sort: ["name", "email", "createdAt", "lastSignInAt"],
  filter: z.object({
    roleId: reference.optional(),
    status: z.union([z.literal(1), z.literal(2)]).optional(),
    confirmed: z.boolean().optional(),
    approved: z.boolean().optional(),
  }),
} as const;
