import { z } from "zod";
import { adminPages } from "~/features/registry";
import { icon, names, optionalReference, reference, text } from "~/lib/fields";
import { isInternalPath } from "~/lib/site-path";
import { withScheme } from "~/lib/urls";

/** The flags of a permission, or those that make sense on a page. */
const flags = { view: z.boolean(), add: z.boolean(), edit: z.boolean(), delete: z.boolean() };

/** The only internal paths that a menu entry may link to. */
const backOfficePages: readonly string[] = [...adminPages.map(({ path }) => path), "/admin/profile"];

/** Back-office page, path of the site, or link; null for a group. */
export const destination = text(0, 200)
  .nullable()
  .transform((value, context) => {
    if (!value) return null;
    const isPath = value.startsWith("/");
    const address = isPath ? value : withScheme(value);
    if (address === null || (isPath && !/^\/$|^(\/[a-z0-9-]+)+$/.test(address))) {
      context.addIssue({ code: "custom", message: "pathname" });
    } else if (isInternalPath(address) && !backOfficePages.includes(address)) {
      context.addIssue({ code: "custom", message: /^\/admin(\/|$)/.test(address) ? "adminPage" : "pathname" });
    }
    return address;
  });

/** Page of the back office, link in its menu, or group (without pathname and parent). */
export const featureSchema = z.object({
  ...names,
  pathname: destination,
  icon,
  parentId: optionalReference,
  /** Place among its siblings, from 1; later siblings move on. */
  location: z.int().min(1).max(1000),
  ...flags,
});

const cell = z.object({ roleId: reference, featureId: reference });

/** Changes of the permission matrix: the flags before and after, for each role and page. */
export const permissionsSchema = z.object({
  changes: z
    .array(cell.extend({ before: z.object(flags), after: z.object(flags) }))
    .min(1)
    .max(5000)
    .refine((changes) => new Set(changes.map(({ roleId, featureId }) => `${roleId} ${featureId}`)).size === changes.length),
});

export type PermissionChange = z.infer<typeof permissionsSchema>["changes"][number];
