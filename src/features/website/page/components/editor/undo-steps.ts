import { sameValue } from "~/components/form/form-values";
import { isItemList, mergeItems } from "~/lib/items";

export type Values = Readonly<Record<string, unknown>>;

/** Values before and after a change. */
export type Change = { before: Values; after: Values };

/**
 * Takes a change back in the present values. What has changed there since, by a later save of another person, stays.
 * @returns the fields that become different
 */
export function revertChange(now: Values, { before, after }: Change): Record<string, unknown> {
  const fields = Object.keys(after).filter((field) => isContent(field) && !sameValue(before[field], after[field]));
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const [was, made, is] = [before[field], after[field], now[field]];
      if (isItemList(was) && isItemList(made) && isItemList(is)) return [[field, mergeItems(field, made, is, was).value]];
      return sameValue(is, made) ? [[field, was]] : [];
    }),
  );
}

/** Names what differs: fields, and those of a single item of a list. Empty when nothing does. */
export function placeOfChange({ before, after }: Change): string {
  const fields = Object.keys(after).filter((field) => isContent(field) && !sameValue(before[field], after[field]));
  return fields.map((field) => placeIn(field, before[field], after[field])).join(" ");
}

/** Excludes what decides when visitors see a record: saving it can't be taken back in the form. */
function isContent(field: string): boolean {
  return !["status", "publishAt", "unpublishAt"].includes(field);
}

function placeIn(field: string, before: unknown, after: unknown): string {
  if (!isItemList(before) || !isItemList(after)) return field;
  // Adding, moving and removing an item are steps of their own, however fast they follow each other.
  const list = `${field}.${after.map(({ id }) => id)}`;
  if (before.length !== after.length) return list;
  const changed = after.flatMap((item, index) => {
    const was = before[index];
    return was && sameValue(was, item) ? [] : [{ was, item }];
  });
  const [one] = changed;
  if (changed.length !== 1 || one?.was?.id !== one?.item.id) return list;
  const { was, item } = one ?? {};
  const names = Object.entries({ ...item }).flatMap(([name, value]) =>
    sameValue(Reflect.get({ ...was }, name), value) ? [] : [name],
  );
  return `${field}.${item?.id}.${names.join("+")}`;
}
