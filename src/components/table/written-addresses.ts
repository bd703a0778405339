/**
 * Remembers the addresses that a page has written and the router has not rendered yet. All are a path with its search.
 * On a slow device the router still renders an older one, and puts it back into the address bar, when a newer one is written.
 */
export function createWrittenAddresses() {
  let waiting: readonly string[] = [];
  let lastRendered: string | undefined;
  const listeners = new Set<() => void>();

  function setWaiting(addresses: readonly string[]) {
    waiting = addresses;
    for (const listener of listeners) listener();
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    write: (address: string) => setWaiting([...waiting, address]),
    /** Newest address that waits for the router. */
    newest: () => waiting.at(-1),
    /** Address that counts while the router renders `rendered`, which a link may have opened meanwhile. */
    current: (rendered: string) =>
      rendered === lastRendered || waiting.includes(rendered) ? (waiting.at(-1) ?? rendered) : rendered,
    markRendered: (rendered: string) => {
      lastRendered = rendered;
      if (waiting.length === 0) return;
      // The router may skip addresses. One that was not written here comes from a link: nothing waits any longer.
      const isNewest = rendered === waiting.at(-1);
      const position = waiting.indexOf(rendered);
      setWaiting(isNewest || position === -1 ? [] : waiting.slice(position + 1));
    },
  };
}
