import { z } from "zod";
import { locales } from "~/i18n/routing";
import { email, optionalText, personName, text } from "~/lib/fields";

/** The router checks the bounds, which are site settings. Never trimmed. */
const password = z.string().max(1000);
const newPassword = { password, confirmPassword: password };
const token = text(1, 200);

/** The router checks the bounds of name and password with their own codes. */
export const signUpSchema = z.object({ name: text(0, 1000), email, ...newPassword });
export const nameBounds = { min: 2, max: 50 };
export const nameSchema = personName(nameBounds.min, nameBounds.max);

export const emailSchema = z.object({ email });
export const tokenSchema = z.object({ token });
export const resetSchema = z.object({ token, ...newPassword });

export const signatureSchema = optionalText(500);

export const profileSchema = z
  .object({
    name: nameSchema,
    locale: z.enum(locales),
    layout: z.enum(["vertical", "horizontal"]),
    theme: z.enum(["light", "dark", "system"]),
    singleKeys: z.boolean(),
    foldedGroups: z.array(z.int32().positive()).max(100),
    signature: signatureSchema,
  })
  .partial();

export const changeEmailSchema = z.object({ email: email.toLowerCase(), currentPassword: password });

export const passwordSchema = z.object({ currentPassword: password, ...newPassword });
