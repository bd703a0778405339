import { type Action, actions, type Flags } from "~/features/registry";

/** Flags of a role on a page without a permission row. */
export const noFlags: Flags = { view: false, add: false, edit: false, delete: false };

/** Changes a flag with its dependents: add, edit and delete need view, so they set it, and clearing view clears them. */
export function withFlag(flags: Flags, action: Action, isOn: boolean): Flags {
  if (action === "view" && !isOn) return noFlags;
  return { ...flags, [action]: isOn, ...(isOn && { view: true }) };
}

export function sameFlags(one: Flags, other: Flags): boolean {
  return actions.every((action) => one[action] === other[action]);
}

/** Says whether a page can have these flags together: only those that make sense, and none without view. */
export function areSensible(flags: Flags, sense: Flags): boolean {
  return actions.every((action) => !flags[action] || (sense[action] && flags.view));
}
