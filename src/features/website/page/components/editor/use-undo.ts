import { useEffect, useEffectEvent, useRef, useState } from "react";
import { sameValue } from "~/components/form/form-values";
import { isItemList } from "~/lib/items";

type Values = Readonly<Record<string, unknown>>;

/** Values before a change. */
type Step = { values: Values; place: string; at: number };

/** Changes of one field that follow each other this closely are one step. */
const JOIN_MS = 1_000;

/** Decide when visitors see a record: saving them can't be taken back in the form. */
const isContent = ([field]: [string, unknown]) => !["status", "publishAt", "unpublishAt"].includes(field);

/**
 * Takes changes of a form back, one by one, and makes them again.
 * @param values of the form, a new object after each change
 */
export function useUndo(values: Values, fillIn: (values: Record<string, unknown>) => void) {
  const [past, setPast] = useState<readonly Step[]>([]);
  const [future, setFuture] = useState<readonly Step[]>([]);
  const last = useRef(values);
  const applied = useRef<Values | null>(null);

  const note = useEffectEvent((now: Values) => {
    const before = last.current;
    last.current = now;
    if (applied.current !== null && placeOfChange(applied.current, now) === "") {
      applied.current = null;
      return;
    }
    const place = placeOfChange(before, now);
    if (place === "") return;
    const at = Date.now();
    const previous = past.at(-1);
    const isJoined = future.length === 0 && previous?.place === place && at - previous.at < JOIN_MS;
    setPast(isJoined ? [...past.slice(0, -1), { ...previous, at }] : [...past, { values: before, place, at }]);
    setFuture([]);
  });
  useEffect(() => note(values), [values]);

  function take(from: readonly Step[], setFrom: typeof setPast, setOther: typeof setPast): void {
    const step = from.at(-1);
    if (!step) return;
    setFrom(from.slice(0, -1));
    // A later change of the same field is a step of its own.
    setOther((steps) => [...steps, { ...step, values: last.current, at: 0 }]);
    const content = Object.fromEntries(Object.entries(step.values).filter(isContent));
    applied.current = { ...last.current, ...content };
    fillIn(content);
  }

  return {
    undo: past.length > 0 ? () => take(past, setPast, setFuture) : null,
    redo: future.length > 0 ? () => take(future, setFuture, setPast) : null,
  };
}

/** Names what differs: fields, and those of a single item of a list. Empty when nothing does. */
function placeOfChange(before: Values, after: Values): string {
  return Object.entries(after)
    .filter(isContent)
    .flatMap(([field, value]) => (sameValue(before[field], value) ? [] : [placeIn(field, before[field], value)]))
    .join(" ");
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
