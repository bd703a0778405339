"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { isTyping } from "./is-typing";

type Shortcuts = { hasSingleKeys: boolean; onPalette: () => void; onHelp: () => void };

export type PageShortcut = { key: string; text: string; run: () => void };

/** Shortcuts of the current page, by component. */
const parts: (readonly PageShortcut[])[] = [];

/** Registers shortcuts while a component is mounted; ignored in text fields. */
export function usePageShortcuts(shortcuts: readonly PageShortcut[]): void {
  useEffect(() => {
    parts.push(shortcuts);
    return () => {
      parts.splice(parts.indexOf(shortcuts), 1);
    };
  }, [shortcuts]);
}

export function pageShortcuts(): readonly PageShortcut[] {
  return parts.flat();
}

/** Handles global shortcuts: ⌘K or Ctrl+K, and outside of text fields `?`, `/` and the page's. */
export function useShortcuts({ hasSingleKeys, onPalette, onHelp }: Shortcuts): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if ((event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === "k") {
      event.preventDefault();
      onPalette();
      return;
    }
    if (!hasSingleKeys || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target))
      return;
    // Dialogs and menus have their own keys.
    if (document.querySelector("[role=dialog], [role=alertdialog], [role=menu], [role=listbox]")) return;
    if (event.key === "?") {
      event.preventDefault();
      onHelp();
    }
    if (event.key === "/") {
      const search = document.querySelector("main search input");
      if (!(search instanceof HTMLInputElement)) return;
      event.preventDefault();
      search.focus();
      search.select();
    }
    const own = pageShortcuts().find(({ key }) => key === event.key);
    if (own) {
      event.preventDefault();
      own.run();
    }
  });

  useEffect(() => {
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  }, []);
}

/** Returns the name of the modifier key: ⌘ on Apple devices, else Ctrl. */
export function useModifierKey(): string {
  return useSyncExternalStore(
    () => () => {},
    () => (/mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : "Ctrl"),
    () => "Ctrl",
  );
}
