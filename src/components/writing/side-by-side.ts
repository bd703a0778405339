"use client";
import { useSearchParams } from "next/navigation";
import { createContext, useSyncExternalStore } from "react";

/** Whether a text shows both languages side by side. */
export const SideBySide = createContext(false);

const CHANGED = "side-by-side";

export type SideBySideChoice = ReturnType<typeof useSideBySide>;

/**
 * Whether both languages are shown: as this tab left the record, else both for records of a list of missing translations.
 * @param record address of the record's form
 */
export function useSideBySide(record: string) {
  const isBothAtFirst = useSearchParams().has("missing");
  const chosen = useSyncExternalStore(subscribe, () => sessionStorage.getItem(keyOf(record)), noChoice);
  return {
    isBoth: chosen === null ? isBothAtFirst : chosen === "both",
    /** @param of another record, such as the one that has just been made */
    setBoth(isBoth: boolean, of = record) {
      sessionStorage.setItem(keyOf(of), isBoth ? "both" : "one");
      window.dispatchEvent(new Event(CHANGED));
    },
  };
}

function keyOf(record: string): string {
  return `languages:${record}`;
}

function noChoice(): null {
  return null;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}
