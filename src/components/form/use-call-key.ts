import { useReducer } from "react";

/**
 * Creates an idempotency key: a call repeated with it after a lost answer runs once.
 * @returns the current key and a function that renews it
 */
export function useCallKey(): [key: string, renew: () => void] {
  return useReducer(createCallKey, null, createCallKey);
}

/** Uses getRandomValues: `crypto.randomUUID` is missing without HTTPS. */
function createCallKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
