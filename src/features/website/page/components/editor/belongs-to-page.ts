import { fixedPageByKind, type Part, singleKinds } from "../../parts/parts";

/** Whether a part belongs to its page: it can be moved, but be neither copied, hidden nor removed. */
export function belongsToPage({ kind }: Part): boolean {
  return fixedPageByKind[kind] !== undefined;
}

/** Whether a part can be changed: one of an unknown kind can only be moved and removed. */
export function mayChange(part: Part): boolean {
  return !belongsToPage(part) && part.kind !== "unknown";
}

export function mayCopy(part: Part): boolean {
  return mayChange(part) && !singleKinds.includes(part.kind);
}
