"use client";
import { useEffect, useState } from "react";
import { besideText } from "./details-panel";

const KEY = "details-panel";

/** Whether the details are open. Beside the text they stay as they were left; over it they begin closed. */
export function useDetailsPanel(id: string) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (window.matchMedia(besideText).matches && localStorage.getItem(KEY) === "open") setOpen(true);
  }, []);
  function set(opens: boolean) {
    setOpen(opens);
    if (window.matchMedia(besideText).matches) localStorage.setItem(KEY, opens ? "open" : "closed");
  }
  return {
    isOpen,
    toggle: () => set(!isOpen),
    /** Closes them and returns the focus to their button. */
    close() {
      set(false);
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus());
    },
  };
}
