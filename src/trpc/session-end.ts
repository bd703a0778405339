/** Forms with something typed, the newest last. */
const keepers: (() => void)[] = [];

/**
 * Takes over when the session has ended: a form with something typed asks for the sign-in over itself, so that nothing is
 * lost. Where no form took over, people are sent to the sign-in page.
 * @returns gives it up again
 */
export function keepPageOnSessionEnd(askForSignIn: () => void): () => void {
  keepers.push(askForSignIn);
  return () => {
    const index = keepers.lastIndexOf(askForSignIn);
    if (index >= 0) keepers.splice(index, 1);
  };
}

/** Leads to the sign-in: over a form with something typed, else to its page, which leads back here afterwards. */
export function sessionEnded(): void {
  const keeper = keepers.at(-1);
  if (keeper) keeper();
  else window.location.assign(`/admin?next=${encodeURIComponent(window.location.pathname + window.location.search)}&note=ended`);
}
