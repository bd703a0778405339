"use client";

import { useLayoutEffect } from "react";
import { isTheme, themeCookie } from "~/lib/theme";

/** Replaces ThemeScript on pages that React renders in the browser only (not-found): scripts rendered there never run. */
export function ThemeEffect() {
  useLayoutEffect(() => {
    const stored = new RegExp(`(?:^|; )${themeCookie}=(\\w+)`).exec(document.cookie)?.[1];
    const theme = isTheme(stored) ? stored : "system";
    const isDark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.classList.toggle("dark", isDark);
  }, []);
  return null;
}
