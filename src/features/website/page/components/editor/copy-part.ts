import { isItemList } from "~/lib/items";
import { belongsToPage, newPart, type Part, singleKinds } from "../../parts/parts";

export function mayCopy({ kind }: Part): boolean {
  return !belongsToPage(kind) && !singleKinds.includes(kind);
}

/** Copies a part with ids of its own, in its items too. */
export function copyOf(part: Part): Part {
  const { id } = newPart(part.kind === "unknown" ? "text" : part.kind);
  const copy = { ...structuredClone(part), id };
  for (const items of Object.values(copy)) {
    if (isItemList(items)) for (const item of items) item.id = crypto.randomUUID().slice(0, 8);
  }
  return copy;
}
