import { z } from "zod";
import { accountStatus } from "~/lib/accounts";
import { email, personName, reference } from "~/lib/fields";

export const userSchema = z.object({
  name: personName(),
  email: email.toLowerCase(),
  roleId: reference,
});

export const userList = {
  sort: ["name", "email", "createdAt", "lastSignInAt"],
  filter: z.object({
    roleId: reference.optional(),
    status: z.literal([accountStatus.ACTIVE, accountStatus.BLOCKED]).optional(),
    confirmed: z.boolean().optional(),
    approved: z.boolean().optional(),
    twoStep: z.boolean().optional(),
  }),
} as const;
