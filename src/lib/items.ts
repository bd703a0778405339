/**
 * Lists of items with ids, such as the parts of a page, as flat fields. `parts` holds the ids in their order, `parts.<id>.<field>`
 * a value, and `parts.<id>.<list>.<id>.<field>` a value of a nested item. The activity log, comparisons and merging work on these
 * fields, so that two people can change different parts, or different languages of one part.
 */
export type FlatFields = Record<string, unknown>;

export type Item = { id: string };

/** Checks for a list of items; an empty list may be one. */
export function isItemList(value: unknown): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}

export function isItem(value: unknown): value is Item {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
}

/** Makes an id for an item of a list. Ids are unique in their list. */
export function newItemId(): string {
  return crypto.randomUUID().slice(0, 8);
}

/**
 * Copies items with ids of their own, at any depth. An id keeps its beginning, which says what the item is. Items of one id in a
 * copy have one id again: the cells of a table have those of their columns.
 */
export function withOwnIds<One extends Item>(items: readonly One[]): One[] {
  const copies = structuredClone([...items]);
  for (const copy of copies) giveOwnId(copy, new Map());
  return copies;
}

function giveOwnId(item: Item, ids: Map<string, string>): void {
  const id = ids.get(item.id) ?? item.id.replace(/[^-]*$/, newItemId());
  ids.set(item.id, id);
  item.id = id;
  for (const inner of Object.values(item)) if (isItemList(inner)) for (const one of inner) giveOwnId(one, ids);
}

/** Returns the field of the record that a flat field belongs to: "parts" for "parts.a.titleEn". */
export function fieldOf(flatName: string): string {
  const [name = ""] = flatName.split(".", 1);
  return name;
}

/** Flattens a field. Any value but a list of items is one flat field. */
export function flatten(name: string, value: unknown): FlatFields {
  if (!isItemList(value)) return { [name]: value };
  return Object.assign({ [name]: value.map(({ id }) => id) }, ...value.map((item) => flattenItem(`${name}.${item.id}`, item)));
}

/** Flattens the fields of an item. @param name of the item: "parts.a" */
export function flattenItem(name: string, { id: _, ...fields }: Item): FlatFields {
  return Object.assign({}, ...Object.entries(fields).map(([field, value]) => flatten(`${name}.${field}`, value)));
}

/** Puts a field together again that `flatten` has taken apart. */
export function unflatten(name: string, flat: FlatFields): unknown {
  const value = flat[name];
  if (!Array.isArray(value) || !value.every((id) => typeof id === "string")) return value;
  const ids: string[] = value;
  const items = itemFields(name, flat);
  if (ids.length > 0 && !ids.some((id) => items.has(id))) return value;
  return ids.map((id) => {
    const fields = [...(items.get(id) ?? [])].map((field) => [field, unflatten(`${name}.${id}.${field}`, flat)]);
    return { id, ...Object.fromEntries(fields) };
  });
}

/** Names of the fields of each item of a list. */
function itemFields(name: string, flat: FlatFields): Map<string, Set<string>> {
  const items = new Map<string, Set<string>>();
  for (const key of Object.keys(flat)) {
    if (!key.startsWith(`${name}.`)) continue;
    const [id = "", field = ""] = key.slice(name.length + 1).split(".", 2);
    items.set(id, (items.get(id) ?? new Set()).add(field));
  }
  return items;
}

/** Whether a field of an item, or a flat field, is a rich text. The SQL function part_html goes by the same names. */
export function isRichField(name: string): boolean {
  return /(?:^|\.)content(?:En|Vi)$/.test(name);
}

/** Whether a field of an item, or a flat field, is a text in one language. */
export function isTextField(name: string): boolean {
  return /[a-z](?:En|Vi)$/.test(name) && !/(?:^|\.)visible(?:En|Vi)$/.test(name);
}

/** Flattens all fields of a record. */
export function flattenAll(record: object): FlatFields {
  return Object.assign({}, ...Object.entries(record).map(([field, value]) => flatten(field, value)));
}

/** Returns the name that a form gives a flat field: "parts.0.titleEn" for "parts.a.titleEn" of the first part. */
export function formName(record: object, flatName: string): string {
  const [field = "", ...rest] = flatName.split(".");
  let value: unknown = Reflect.get(record, field);
  const names = [field];
  for (const name of rest) {
    const place = isItemList(value) ? value.findIndex(({ id }) => id === name) : -1;
    names.push(place < 0 ? name : String(place));
    value = Object(value)[place < 0 ? name : place];
  }
  return names.join(".");
}

/** Returns the flat field that a form names by places: "parts.a.titleEn" for "parts.0.titleEn" of the first part. */
export function flatName(record: object, formName: string): string {
  const [field = "", ...rest] = formName.split(".");
  let value: unknown = Reflect.get(record, field);
  const names = [field];
  for (const name of rest) {
    const inner: unknown = Object(value)[name];
    names.push(isItemList(value) && isItem(inner) ? inner.id : name);
    value = inner;
  }
  return names.join(".");
}

/** Compares values as JSON, whatever the order of their keys: jsonb does not keep it. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [another]) => (one < another ? -1 : 1)))
      : inner,
  );
}

type Merged<Value> = {
  value: Value;
  /** Flat fields that both sides have changed in different ways; `value` has those of `mine`. */
  conflicts: string[];
};

/**
 * Merges two changed versions of a list of items. An item that one side removed stays if the other side changed it.
 * @param name flat name of the list @param base version that both sides began with
 */
export function mergeItems<One extends Item>(
  name: string,
  base: readonly One[],
  mine: readonly One[],
  theirs: readonly One[],
): Merged<One[]> {
  const [was, own, other] = [byId(base), byId(mine), byId(theirs)];
  const conflicts: string[] = [];
  const value = mergeIds(was, own, other).flatMap((id): One[] => {
    const [before, my, their] = [was.get(id), own.get(id), other.get(id)];
    if (!my || !their) return my ? [my] : their ? [their] : [];
    const merged = { ...their, ...my };
    for (const field in merged) {
      const [a, b, c]: unknown[] = [before?.[field], my[field], their[field]];
      const place = `${name}.${id}.${field}`;
      if (isItemList(a ?? []) && isItemList(b) && isItemList(c)) {
        const inner = mergeItems(place, isItemList(a) ? a : [], b, c);
        Object.assign(merged, { [field]: inner.value });
        conflicts.push(...inner.conflicts);
      } else if (isSameJson(a, b)) merged[field] = their[field];
      else if (!isSameJson(a, c) && !isSameJson(b, c)) conflicts.push(place);
    }
    return [merged];
  });
  return { value, conflicts };
}

function byId<One extends Item>(items: readonly One[]): Map<string, One> {
  return new Map(items.map((item) => [item.id, item]));
}

/** Merges the order of two lists: what `own` has moved or added gets the place that it has there, all else that of `other`. */
function mergeIds(was: ReadonlyMap<string, Item>, own: ReadonlyMap<string, Item>, other: ReadonlyMap<string, Item>): string[] {
  const isKept = (id: string, here: ReadonlyMap<string, Item>, there: ReadonlyMap<string, Item>) =>
    there.has(id) || !was.has(id) || !isSameJson(was.get(id), here.get(id));
  const mine = [...own.keys()].filter((id) => isKept(id, own, other));
  const theirs = [...other.keys()].filter((id) => isKept(id, other, own));
  const inPlace = longestInOrder(mine, [...was.keys()]);
  const isMoved = (id: string) => was.has(id) && own.has(id) && !inPlace.includes(id);
  return withAdded(
    theirs.filter((id) => !isMoved(id)),
    mine,
  );
}

/** Returns the most ids of a list that have the order of another list: to move the others there makes the change. */
function longestInOrder(ids: readonly string[], order: readonly string[]): readonly string[] {
  const longest = (runs: readonly string[][]) => runs.reduce((one, run) => (run.length > one.length ? run : one), []);
  const runs: string[][] = [[]];
  for (const id of ids.filter((one) => order.includes(one)))
    runs.push([...longest(runs.filter((run) => order.indexOf(run.at(-1) ?? "") < order.indexOf(id))), id]);
  return longest(runs);
}

/** Adds the ids of another list that are missing, each after the one that it follows there. */
function withAdded(ids: readonly string[], others: readonly string[]): string[] {
  const all = [...ids];
  others.forEach((id, index) => {
    if (all.includes(id)) return;
    const before = others.slice(0, index).findLast((one) => all.includes(one));
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, id);
  });
  return all;
}
