import { focusField } from "~/components/form/focus-field";

const RETRY_MS = 100;
const WAIT_MS = 10_000;

/** Field to write in once the page of a new record is there. */
let next: { field: string; until: number } | null = null;

export function writeNext(field: string): void {
  next = { field, until: Date.now() + WAIT_MS };
}

/** Focuses the field that is to be written next, once its editor is loaded. @returns ends the waiting */
export function focusNext(scopeId: string): (() => void) | undefined {
  if (next === null) return;
  const { field, until } = next;
  next = null;
  const timer = setInterval(() => {
    if (focusField(scopeId, field) || Date.now() > until) clearInterval(timer);
  }, RETRY_MS);
  return () => clearInterval(timer);
}
