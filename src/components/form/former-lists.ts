import type { Draft } from "~/components/form/draft-store";
import { type FlatFields, flatten, isItemList, isSameJson, unflatten } from "~/lib/items";

type Values = Readonly<Record<string, unknown>>;

/** Adds to a draft the fields of lists of items that its input replaced. */
export function withFormer(draft: Draft, before: object): Draft {
  return { ...draft, former: formerFields({ ...before }, draft.values) };
}

/** Returns the replaced fields of lists of items, flat, with the former order of the items. */
function formerFields(before: Values, typed: Values): FlatFields {
  const lists = Object.entries(typed).map(([name, value]) => {
    if (!isItemList(before[name]) || !isItemList(value)) return {};
    const now = flatten(name, value);
    const isFormer = ([field, was]: [string, unknown]) => field === name || !(field in now) || !isSameJson(was, now[field]);
    return Object.fromEntries(Object.entries(flatten(name, before[name])).filter(isFormer));
  });
  return Object.assign({}, ...lists);
}

/** Rebuilds the lists of items that a draft was typed over; undefined where the draft does not record them. */
export function formerLists({ values, former = {} }: Draft): Values {
  const lists = Object.entries(values).filter(([, value]) => isItemList(value));
  return Object.fromEntries(
    lists.map(([name, value]) => [name, name in former ? unflatten(name, { ...flatten(name, value), ...former }) : undefined]),
  );
}
