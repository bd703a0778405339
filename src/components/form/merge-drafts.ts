import type { Draft } from "~/components/form/draft-store";
import { layTypedOver } from "~/components/form/form-values";
import { formerLists, withFormer } from "~/components/form/former-lists";

/**
 * Adds input to an earlier draft that the person has not decided about: either may be needed after a crash.
 * @param began values that the form began with
 */
export function mergeDrafts(older: Draft | null, draft: Draft, began: object): Draft {
  if (!older) return draft;
  const typed = layTypedOver<Draft["values"]>({ ...began }, { ...began, ...draft.values }, { ...began, ...older.values });
  const values = { ...older.values, ...typed };
  const merged = { ...draft, version: older.version, pendingVersion: older.pendingVersion, values };
  return withFormer(merged, { ...formerLists(draft), ...formerLists(older) });
}
