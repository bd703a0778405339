import { ownPages, type Part } from "../../parts/parts";

/** Whether a part belongs to its page: it can be moved, but be neither copied, hidden nor removed. */
export function isOwn({ kind }: Part): boolean {
  return ownPages[kind] !== undefined;
}
