import { useReducer } from "react";

/**
 * A key for what is to be sent. A call that is repeated with it, after its answer was lost, is done once.
 * @returns the current key, and a function that replaces it
 */
export function useCallKey(): [key: string, renew: () => void] {
  return useReducer(createCallKey, null, createCallKey);
}

/** By getRandomValues: `crypto.randomUUID` is missing on pages without https. */
function createCallKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
