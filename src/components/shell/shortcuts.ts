"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

type Shortcuts = { onPalette: () => void; onHelp: () => void };

/** A key of one page, and what it does, in words and in fact. */
export type PageShortcut = { key: string; text: string; run: () => void };

/** Those of the page that is open; each of its parts adds its own. */
const parts: (readonly PageShortcut[])[] = [];

/** Keys that work while a component is shown, outside of text fields. */
export function usePageShortcuts(shortcuts: readonly PageShortcut[]): void {
  useEffect(() => {
    parts.push(shortcuts);
    return () => {
      parts.splice(parts.indexOf(shortcuts), 1);
    };
  }, [shortcuts]);
}

/** The keys of the page that is open. */
export function pageShortcuts(): readonly PageShortcut[] {
  return parts.flat();
}

/** The keys that work everywhere in the back office: ⌘K or Ctrl-K; and, outside of text fields, `?`, `/` and those of the page. */
export function useShortcuts({ onPalette, onHelp }: Shortcuts): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if ((event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === "k") {
      event.preventDefault();
      onPalette();
      return;
    }
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
    // A dialog or a menu has keys of its own.
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
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

/** What people call the key that goes with K: ⌘ on Apple's machines, else Ctrl. */
export function useModifierKey(): string {
  return useSyncExternalStore(
    () => () => {},
    () => (/mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : "Ctrl"),
    () => "Ctrl",
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
