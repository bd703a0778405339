import { type Action, actions, type Flags, noFlags, sameFlags, withFlag } from "~/features/registry";
import type { RouterOutputs } from "~/trpc/client";
import type { PermissionChange } from "../schema";

export type Matrix = RouterOutputs["system"]["feature"]["matrix"];
export type MatrixRole = Matrix["roles"][number];
export type MatrixFeature = Matrix["features"][number];

export type Box = { role: MatrixRole; feature: MatrixFeature; action: Action };

/** Unsaved changes by role and feature. */
export type Edits = ReadonlyMap<string, PermissionChange>;

export function keyOf(roleId: number, featureId: number): string {
  return `${roleId} ${featureId}`;
}

export function savedFlags(matrix: Matrix): ReadonlyMap<string, Flags> {
  return new Map(matrix.permissions.map(({ roleId, featureId, ...flags }) => [keyOf(roleId, featureId), flags]));
}

export function boxesOf(roles: MatrixRole[], features: MatrixFeature[], only: readonly Action[] = actions): Box[] {
  return roles.flatMap((role) =>
    features.flatMap((feature) => only.filter((action) => feature[action]).map((action) => ({ role, feature, action }))),
  );
}

/** Sets or clears boxes with their dependent flags. A box back at its saved value is no edit. */
export function edited(edits: Edits, saved: ReadonlyMap<string, Flags>, boxes: Box[], isOn: boolean): Edits {
  const next = new Map(edits);
  for (const { role, feature, action } of boxes) {
    const key = keyOf(role.id, feature.id);
    const before = next.get(key)?.before ?? saved.get(key) ?? noFlags;
    const after = withFlag(next.get(key)?.after ?? before, action, isOn);
    if (sameFlags(before, after)) next.delete(key);
    else next.set(key, { roleId: role.id, featureId: feature.id, before, after });
  }
  return next;
}

/** Applies edits on top of another person's save. @returns remaining edits, and cells that both changed */
export function rebased(edits: Edits, saved: ReadonlyMap<string, Flags>): { edits: Edits; contested: ReadonlySet<string> } {
  const next = new Map<string, PermissionChange>();
  const contested = new Set<string>();
  for (const [key, edit] of edits) {
    const before = saved.get(key) ?? noFlags;
    if (sameFlags(before, edit.after)) continue;
    if (!sameFlags(before, edit.before)) contested.add(key);
    next.set(key, { ...edit, before });
  }
  return { edits: next, contested };
}
