"use client";

import { useEffect, useState } from "react";

/** Remembers a set of ids in this browser, such as folded menu groups. @param key of the local storage */
export function useStoredIds(key: string): { has(id: number): boolean; toggle(id: number): void } {
  const [ids, setIds] = useState<readonly number[]>([]);

  // Server rendering starts with an empty set: only the browser knows the choice.
  useEffect(() => setIds(read(key)), [key]);

  function toggle(id: number) {
    const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
    setIds(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage may be full or forbidden: then the choice lasts until the page is left.
    }
  }

  return { has: (id) => ids.includes(id), toggle };
}

function read(key: string): number[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(value) ? value.filter((id) => typeof id === "number") : [];
  } catch {
    return [];
  }
}
