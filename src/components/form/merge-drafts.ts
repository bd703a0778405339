import type { Draft } from "~/components/form/draft-store";
import { layTypedOver } from "~/components/form/form-values";

/**
 * Adds input to an earlier draft that the person has not decided about: either may be needed after a crash.
 * @param began values that the form began with
 */
export function mergeDrafts(older: Draft | null, draft: Draft, began: object): Draft {
  if (!older) return draft;
  const typed = layTypedOver<Draft["values"]>({ ...began }, { ...began, ...draft.values }, { ...began, ...older.values });
  return { ...draft, version: older.version, pendingVersion: older.pendingVersion, values: { ...older.values, ...typed } };
}
