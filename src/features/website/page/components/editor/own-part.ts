import { ownPages, type Part, singleKinds } from "../../parts/parts";

/** Whether a part belongs to its page: it can be moved, but be neither copied, hidden nor removed. */
export function isOwn({ kind }: Part): boolean {
  return ownPages[kind] !== undefined;
}

export function mayCopy(part: Part): boolean {
  return !isOwn(part) && !singleKinds.includes(part.kind);
}
