/** Asks whether what was typed may be lost; true: go on. */
type Ask = () => Promise<boolean>;

// The form on top asks first: a dialog may lie over a page that is a form itself.
const asking: Ask[] = [];

/** Says that leaving now would lose something. @returns what takes it back */
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
