import { focusField } from "~/components/form/focus-field";

const RETRY_MS = 100;

/** Field to write in once the page of a new record is there. */
let nextField: string | null = null;

export function writeNext(field: string): void {
  nextField = field;
}

/** Focuses the field that is to be written next, once its editor is loaded. @returns ends the waiting */
export function focusNext(scopeId: string): (() => void) | undefined {
  const field = nextField;
  nextField = null;
  if (field === null) return;
  const timer = setInterval(() => {
    if (!document.getElementById(`${scopeId}-${field}`)) return;
    clearInterval(timer);
    focusField(scopeId, field);
  }, RETRY_MS);
  return () => clearInterval(timer);
}
