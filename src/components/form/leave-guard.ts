/** Asks whether input may be lost; true: continue. */
type Ask = () => Promise<boolean>;

// The topmost form asks first: a dialog may cover a page's form.
const asking: Ask[] = [];

export function guardLeaving(ask: Ask): () => void {
  asking.push(ask);
  return () => {
    asking.splice(asking.lastIndexOf(ask), 1);
  };
}

/** Asks before navigation that is no link. Resolves to true at once when nothing would be lost. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of [...asking].reverse()) if (!(await ask())) return false;
  return true;
}
