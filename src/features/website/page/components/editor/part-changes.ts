import { belongsToPage, type Part, singleKinds } from "../../parts/parts";

/** Whether a part's values may change: those of an unknown kind stay as they are. */
export function mayChange({ kind }: Part): boolean {
  return kind !== "unknown";
}

export function mayCopy(part: Part): boolean {
  return mayChange(part) && !belongsToPage(part.kind) && !singleKinds.includes(part.kind);
}
