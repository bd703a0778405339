"use client";

import { useEffect, useState } from "react";

const KEY = "atrium.folded";

/** Remembers folded menu groups in this browser. */
export function useFolded(): { isFolded(id: number): boolean; toggle(id: number): void } {
  const [ids, setIds] = useState<readonly number[]>([]);

  // Server rendering shows every group open: only the browser knows the choice.
  useEffect(() => setIds(read()), []);

  function toggle(id: number) {
    const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
    setIds(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Storage may be full or forbidden: then the choice lasts until the page is left.
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
