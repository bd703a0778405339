/** Memory that is in use for one request. */
export type HeldMemory = {
  /** Takes more. @returns false when the budget is used up: nothing was taken then */
  add(bytes: number): boolean;
  bytes(): number;
  free(): void;
};

export type MemoryBudget = { hold(): HeldMemory };

/** Counts the memory that many requests hold together, up to `maxBytes`. */
export function createMemoryBudget(maxBytes: number): MemoryBudget {
  let used = 0;
  return {
    hold: () => {
      let own = 0;
      return {
        add: (bytes) => {
          if (used + bytes > maxBytes) return false;
          used += bytes;
          own += bytes;
          return true;
        },
        bytes: () => own,
        free: () => {
          used -= own;
          own = 0;
        },
      };
    },
  };
}
