"use client";
import { useRef, useState } from "react";

/** Opens one row of a list at a time; a row that closes or moves keeps the focus. */
export function useOpenRow() {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  const focus = (id: string) => {
    requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>(`[data-row="${id}"]`);
      // A column has fields, an entry that is closed has none.
      (row?.querySelector("input") ?? row)?.focus();
    });
  };
  return {
    list,
    open,
    setOpen,
    focus,
    toggle(id: string) {
      setOpen(open === id ? null : id);
      if (open === id) focus(id);
    },
  };
}
