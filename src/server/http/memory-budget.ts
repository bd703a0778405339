import { FIELDS_BYTES } from "~/lib/routes";

export type HeldMemory = {
  /** @returns false when the budget or the client's share is exhausted; nothing is added then */
  add(bytes: number): boolean;
  /**
   * Adds bytes after those who asked earlier. Short bodies overtake uploads; who waits for another request of the same client is overtaken.
   * @returns false when `signal` aborts before; nothing is added then
   */
  wait(bytes: number, signal: AbortSignal): Promise<boolean>;
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
  const waiting = new Set<{ client: string; bytes: number; start: () => void }>();
  let used = 0;

  const count = (client: string, bytes: number) => {
    used += bytes;
    const share = (usedBy.get(client) ?? 0) + bytes;
    if (share === 0) usedBy.delete(client);
    else usedBy.set(client, share);
  };

  const hasShare = (client: string, bytes: number) => (usedBy.get(client) ?? 0) + bytes <= maxBytesPerClient;

  const startWaiting = () => {
    let isUploadWaiting = false;
    for (const one of waiting) {
      if (!hasShare(one.client, one.bytes) || (isUploadWaiting && one.bytes > FIELDS_BYTES)) continue;
      if (used + one.bytes > maxBytes) {
        isUploadWaiting = true;
        continue;
      }
      waiting.delete(one);
      one.start();
    }
  };

  return {
    hold: (client) => {
      let own = 0;
      const take = (bytes: number) => {
        count(client, bytes);
        own += bytes;
      };
      return {
        add: (bytes) => {
          if (used + bytes > maxBytes || !hasShare(client, bytes)) return false;
          take(bytes);
          return true;
        },
        wait: (bytes, signal) =>
          new Promise((resolve) => {
            const start = () => {
              take(bytes);
              signal.removeEventListener("abort", giveUp);
              resolve(true);
            };
            const one = { client, bytes, start };
            const giveUp = () => {
              waiting.delete(one);
              resolve(false);
              startWaiting();
            };
            waiting.add(one);
            signal.addEventListener("abort", giveUp);
            startWaiting();
            if (signal.aborted) giveUp();
          }),
        bytes: () => own,
        free: () => {
          count(client, -own);
          own = 0;
          startWaiting();
        },
      };
    },
  };
}
