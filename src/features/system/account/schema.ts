import { z } from "zod";
import { locales } from "~/i18n/routing";
import { text } from "~/lib/fields";

const email = z.string().trim().max(254).pipe(z.email());
/** Its bounds are a site setting, and judged on the server. */
const password = z.string().max(1000);
const newPassword = { password, confirmPassword: password };
const token = z.string().min(1).max(200);

/** The name's and password's bounds have codes of their own; see the router. */
export const signUpSchema = z.object({ name: z.string().max(1000), email, ...newPassword });
export const nameBounds = { min: 2, max: 50 };
export const nameSchema = text(nameBounds.min, nameBounds.max);

export const emailSchema = z.object({ email });
export const tokenSchema = z.object({ token });
export const resetSchema = z.object({ token, ...newPassword });

export const profileSchema = z
  .object({
    name: nameSchema,
    locale: z.enum(locales),
    layout: z.enum(["vertical", "horizontal"]),
    theme: z.enum(["light", "dark", "system"]),
  })
  .partial();

export const passwordSchema = z.object({ currentPassword: password, ...newPassword });
