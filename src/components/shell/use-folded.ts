"use client";

import { useEffect, useState } from "react";

const KEY = "atrium.folded";

/** Which groups of the menu are folded, remembered in this browser. */
export function useFolded(): { isFolded(id: number): boolean; toggle(id: number): void } {
  const [ids, setIds] = useState<readonly number[]>([]);

  // Only the browser knows: the server draws every group open.
  useEffect(() => setIds(read()), []);

  function toggle(id: number) {
    const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
    setIds(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Storage may be full or forbidden: then the choice lasts as long as the page.
    }
  }

  return { isFolded: (id) => ids.includes(id), toggle };
}

function read(): number[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(value) ? value.filter((id) => typeof id === "number") : [];
  } catch {
    return [];
  }
}
