/** Memory that is in use for one request. */
export type HeldMemory = {
  /** Takes more. @returns false when the budget or the client's share of it is used up: nothing was taken then */
  add(bytes: number): boolean;
  bytes(): number;
  free(): void;
};

/** @param client whose share is used, such as its network */
export type MemoryBudget = { hold(client: string): HeldMemory };

/**
 * Counts the memory that many requests hold together, up to `maxBytes`. One client holds `maxBytesPerClient` at most, so that it
 * can't use up the memory of all.
 */
export function createMemoryBudget({
  maxBytes,
  maxBytesPerClient,
}: {
  maxBytes: number;
  maxBytesPerClient: number;
}): MemoryBudget {
  const usedBy = new Map<string, number>();
  let used = 0;

  const count = (client: string, bytes: number) => {
    used += bytes;
    const share = (usedBy.get(client) ?? 0) + bytes;
    if (share === 0) usedBy.delete(client);
    else usedBy.set(client, share);
  };

  return {
    hold: (client) => {
      let own = 0;
      return {
        add: (bytes) => {
          if (used + bytes > maxBytes || (usedBy.get(client) ?? 0) + bytes > maxBytesPerClient) return false;
          count(client, bytes);
          own += bytes;
          return true;
        },
        bytes: () => own,
        free: () => {
          count(client, -own);
          own = 0;
        },
      };
    },
  };
}
