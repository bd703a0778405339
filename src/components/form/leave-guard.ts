/** Asks whether what was typed may be lost; true: go on. */
type Ask = () => Promise<boolean>;

// The form on top asks first: a dialog may lie over a page that is a form itself.
const asking: Ask[] = [];

/** Registers a form with unsaved input, which asks before it is left. @returns the function that removes it again */
export function guardLeaving(ask: Ask): () => void {
  asking.push(ask);
  return () => {
    asking.splice(asking.lastIndexOf(ask), 1);
  };
}

/** Whether the page may be left: at once when nothing would be lost, else as the person answers. For moves that are no link. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of [...asking].reverse()) if (!(await ask())) return false;
  return true;
}
