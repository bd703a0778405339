export type HeldMemory = {
  /** @returns false when the budget or the client's share is exhausted; nothing is added then */
  add(bytes: number): boolean;
  bytes(): number;
  free(): void;
};

/** Memory shared by many requests. @param client key of the share, such as the client's network */
export type MemoryBudget = { hold(client: string): HeldMemory };

/** Counts memory held by many requests. `maxBytesPerClient` keeps one client from exhausting it. */
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
