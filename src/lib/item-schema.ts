import { z } from "zod";
import { line, optionalLine } from "~/lib/fields";
import { linkedRecord } from "~/lib/record-link";
import { isLinkAddress } from "~/lib/urls";

/** Id of an item of a list. A part's begins with its kind, by which the activity log names it. */
export const itemId = line(1, 40).regex(/^[a-zA-Z0-9-]+$/, "input");

/** Where a link or button leads: an address, or a record (`lib/record-link.ts`). */
export const optionalTarget = optionalLine(2000).refine(
  (link) => link === null || isLinkAddress(link) || linkedRecord(link) !== null,
  { error: "link" },
);

/** List of items, no two of which have one id. */
export function itemList<Item extends z.ZodType<{ id: string }>>(item: Item, max: number) {
  return z.array(item).max(max).refine(haveOwnIds, { error: "input" });
}

export function haveOwnIds(items: readonly { id: string }[]): boolean {
  return new Set(items.map(({ id }) => id)).size === items.length;
}

/** Reads a stored list without the items that are wrong, whatever its length; null for anything else. */
export function readItems<Item extends z.ZodType>(item: Item, stored: unknown): z.output<Item>[] | null {
  return Array.isArray(stored) ? stored.flatMap((one) => item.safeParse(one).data ?? []) : null;
}
