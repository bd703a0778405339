import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { isSameJson } from "~/lib/items";
import { type Change, placeOfChange, revertChange, type Values } from "./undo-steps";

type Step = Change & { place: string; at: number };

/** Changes of one field that follow each other this closely are one step. */
const JOIN_MS = 1_000;

/** Keeps the memory of a window that stays open for days small. */
const MAX_STEPS = 1_000;

type Steps = { past: readonly Step[]; future: readonly Step[] };

/** Steps of a new page, and its parts: the form at the address of the saved page goes on with them. */
let handedOver: (Steps & { parts: unknown }) | null = null;

type Undo<V extends FieldValues> = {
  /** The form is of a new record. */
  isNew: boolean;
  /** Values of the form, a new object after each change. */
  values: Values;
  subscribe: UseFormReturn<V>["subscribe"];
  fillIn: (values: Record<string, unknown>) => void;
};

/** Takes the person's own changes of a form back, one by one, and makes them again. */
export function useUndo<V extends FieldValues>({ isNew, values, subscribe, fillIn }: Undo<V>) {
  const [began] = useState<Steps>(() => {
    if (isNew || !handedOver || !isSameJson(handedOver.parts, values.parts)) return { past: [], future: [] };
    return handedOver;
  });
  const [past, setPast] = useState(began.past);
  const [future, setFuture] = useState(began.future);
  const last = useRef(values);
  const hasInput = useRef(false);
  // Values that are filled in, or that others saved, come without an event.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          if (type !== undefined) hasInput.current = true;
        },
      }),
    [subscribe],
  );

  const { parts } = values;
  useEffect(() => {
    handedOver = isNew ? { past, future, parts } : null;
  }, [isNew, past, future, parts]);

  const note = useEffectEvent((after: Values) => {
    const before = last.current;
    last.current = after;
    if (!hasInput.current) return;
    hasInput.current = false;
    const place = placeOfChange({ before, after });
    if (place === "") return;
    const at = Date.now();
    const previous = past.at(-1);
    const isJoined = future.length === 0 && previous?.place === place && at - previous.at < JOIN_MS;
    setPast(
      isJoined
        ? [...past.slice(0, -1), { ...previous, after, at }]
        : [...past.slice(1 - MAX_STEPS), { before, after, place, at }],
    );
    setFuture([]);
  });
  useEffect(() => note(values), [values]);

  function take(from: readonly Step[], setFrom: typeof setPast, setOther: typeof setPast): void {
    const step = from.at(-1);
    if (!step) return;
    const { before, after } = step;
    setFrom(from.slice(0, -1));
    // A later change of the same field is a step of its own.
    setOther((steps) => [...steps, { ...step, before: after, after: before, at: 0 }]);
    fillIn(revertChange(last.current, step));
  }

  return {
    undo: past.length > 0 ? () => take(past, setPast, setFuture) : null,
    redo: future.length > 0 ? () => take(future, setFuture, setPast) : null,
  };
}
