"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { useModule } from "~/components/ui/use-module";
import type { MenuGroup } from "~/server/auth/menu";

type LazyPaletteProps = { menu: MenuGroup[]; isOpen: boolean; onClose: () => void };

/** Loads the command palette when first opened. What is typed before its field has the focus goes into the field, and nowhere else. */
export function LazyPalette({ menu, isOpen, onClose }: LazyPaletteProps) {
  const palette = useModule(() => import("./command-palette"), isOpen);
  const [search, setSearch] = useState("");
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return;
    setSearch("");
    const waiting = new AbortController();
    const options = { capture: true, signal: waiting.signal };
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isInPalette(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === "Escape") close();
      if (event.key === "Backspace") setSearch((text) => text.slice(0, -1));
      if (event.key.length === 1) setSearch((text) => text + event.key);
    };
    const handleFocus = ({ target }: FocusEvent) => {
      if (isInPalette(target)) waiting.abort();
    };
    addEventListener("keydown", handleKey, options);
    addEventListener("focusin", handleFocus, options);
    // Without a network the palette may never come: a click gives the keys back to the page.
    addEventListener("pointerdown", () => close(), options);
    return () => waiting.abort();
  }, [isOpen]);

  return palette && <palette.CommandPalette menu={menu} isOpen={isOpen} search={search} onSearch={setSearch} onClose={onClose} />;
}

function isInPalette(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-palette]") !== null;
}
