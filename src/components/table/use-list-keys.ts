"use client";

import type { KeyboardEvent } from "react";
import { isTyping } from "~/components/shell/is-typing";
import { usePreferences } from "~/components/shell/preferences";

/**
 * Keys of a list, while it has the focus: J and K move the focus from row to row, X ticks the row, Enter opens it, E edits it,
 * N adds one. Everyone can switch the letters off (WCAG 2.1.4). Rows are `[data-row]`, and what the keys press is marked in them.
 */
export function useListKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const { singleKeys } = usePreferences();
  return (event) => {
    const { target, currentTarget: list, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // React also passes on the keys of menus and dialogs that a row opens.
    if (!(target instanceof HTMLElement) || !list.contains(target) || isTyping(target)) return;
    const rows = [...list.querySelectorAll<HTMLElement>("[data-row]")];
    const at = rows.findIndex((row) => row.contains(target));
    const row = rows[at];
    const press = (...selectors: string[]) => {
      const found = selectors.map((selector) => row?.querySelector<HTMLElement>(selector)).find((element) => element);
      found?.click();
      return found !== undefined;
    };
    const letters: Record<string, () => boolean> = {
      j: () => focusRow(rows[at + 1]),
      k: () => focusRow(at < 0 ? rows.at(-1) : rows[at - 1]),
      x: () => press("[role=checkbox]"),
      e: () => press("[data-edit]", "[data-open]", "a[href]"),
      n: () => pressNew(),
    };
    const isDone =
      key === "Enter"
        ? target === row && press("[data-open]", "a[href]")
        : singleKeys && (letters[key.toLowerCase()]?.() ?? false);
    if (isDone) event.preventDefault();
  };
}

function focusRow(row: HTMLElement | undefined): boolean {
  row?.focus();
  return row !== undefined;
}

function pressNew(): boolean {
  const button = document.querySelector<HTMLElement>("main [data-new]");
  button?.click();
  return button !== null;
}
