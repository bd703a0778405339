import { fixedPageByKind, type Part, singleKinds } from "../../parts/parts";

/** Whether a part belongs to its page: it can be moved, but be neither copied, hidden nor removed. */
export function belongsToPage({ kind }: Part): boolean {
  return fixedPageByKind[kind] !== undefined;
}

export function mayCopy(part: Part): boolean {
  return !belongsToPage(part) && !singleKinds.includes(part.kind);
}
