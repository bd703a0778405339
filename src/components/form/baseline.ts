"use client";
import { useCallback, useRef } from "react";
import type { Draft } from "~/components/form/draft-store";
import { changedFields } from "~/components/form/form-values";

/** Values that are not unsaved input: those that a form starts from, or a stored record's. */
export type Baseline<Values> = {
  values: () => Values;
  /** Values that the input was typed over: after a draft was resumed, the lists of an earlier state. Undefined where the draft lacks them. */
  seenValues: () => Partial<Values>;
  /** null: nothing is stored yet. */
  version: () => number | null;
  /** Version of the pending changes; null: there are none. */
  pendingVersion?: () => number | null;
  /** Takes newer values. @returns false when there are none */
  takeNewer: () => boolean;
  /** Continues a draft based on an earlier version: saving it conflicts with later saves. */
  resumeFrom: (draft: Draft) => void;
};

/** Makes a baseline of the values that a form starts from. */
export function useStartValues<Values extends object>(start: Values): Baseline<Values> {
  const taken = useRef(start);
  const values = useCallback(() => taken.current, []);
  const takeNewer = useCallback(() => {
    const isNew = changedFields(taken.current, start).length > 0;
    taken.current = start;
    return isNew;
  }, [start]);
  return { values, seenValues: values, version: noVersion, takeNewer, resumeFrom: noVersion };
}

function noVersion(): null {
  return null;
}
