import { z } from "zod";
import { type Action, actions, adminPages, type Flags } from "~/features/registry";
import { icon, names, optionalReference, reference, text } from "~/lib/fields";
import { isInternalPath } from "~/lib/site-path";
import { withScheme } from "~/lib/urls";

/** The four flags of a permission, or which of them make sense for a page. */
const flags = { view: z.boolean(), add: z.boolean(), edit: z.boolean(), delete: z.boolean() };

/** The only internal paths that an entry of the menu can lead to. */
const backOfficePages: readonly string[] = [...adminPages.map(({ path }) => path), "/admin/profile"];

/** Where an entry of the menu leads: a page of the back office, a path of the site, or a link; null for a group. */
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

/** A page of the back office, a link in its menu, or a group of it (no pathname and no parent). */
export const featureSchema = z.object({
  ...names,
  pathname: destination,
  icon,
  parentId: optionalReference,
  /** Its place among its siblings in the menu, from 1; those behind it move on. */
  location: z.int().min(1).max(1000),
  ...flags,
});

const cell = z.object({ roleId: reference, featureId: reference });

/** One change of the permission matrix: for each role and page, what stood there and what shall. */
export const permissionsSchema = z.object({
  changes: z
    .array(cell.extend({ before: z.object(flags), after: z.object(flags) }))
    .min(1)
    .max(5000)
    .refine((changes) => new Set(changes.map(({ roleId, featureId }) => `${roleId} ${featureId}`)).size === changes.length),
});

/** One change of one cell of the matrix. */
export type PermissionChange = z.infer<typeof permissionsSchema>["changes"][number];

/** No permission at all: what a role has on a page that it has no row for. */
export const noFlags: Flags = { view: false, add: false, edit: false, delete: false };

/** One flag set or cleared, and what goes with it: add, edit and delete need view, so view comes with them and takes them along. */
export function withFlag(flags: Flags, action: Action, isOn: boolean): Flags {
  if (action === "view" && !isOn) return noFlags;
  return { ...flags, [action]: isOn, ...(isOn && { view: true }) };
}

export function sameFlags(one: Flags, other: Flags): boolean {
  return actions.every((action) => one[action] === other[action]);
}

/** Whether a page can have these flags together: only those that make sense there, and none without view. */
export function areSensible(flags: Flags, sense: Flags): boolean {
  return actions.every((action) => !flags[action] || (sense[action] && flags.view));
}
