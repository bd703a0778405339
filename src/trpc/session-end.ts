/** Forms with unsaved input, the newest last. */
const keepers: (() => void)[] = [];

/**
 * Registers a form with unsaved input, which asks for the sign-in itself when the session ends. Without one, people are
 * redirected to the sign-in page.
 * @returns function that unregisters it
 */
export function keepPageOnSessionEnd(askForSignIn: () => void): () => void {
  keepers.push(askForSignIn);
  return () => {
    const index = keepers.lastIndexOf(askForSignIn);
    if (index >= 0) keepers.splice(index, 1);
  };
}

/** Asks for the sign-in: over a form with unsaved input, else on its page, which leads back here. */
export function sessionEnded(): void {
  const keeper = keepers.at(-1);
  if (keeper) keeper();
  else window.location.assign(`/admin?next=${encodeURIComponent(window.location.pathname + window.location.search)}&note=ended`);
}
