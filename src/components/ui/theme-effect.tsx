"use client";

import { useLayoutEffect } from "react";
import { isTheme, themeCookie } from "~/lib/theme";

/**
 * Does once what ThemeScript does before the first paint, for pages that the browser draws from nothing, as Next lets it do
 * with not-found pages: a script that React draws there is never run.
 */
export function ThemeEffect() {
  useLayoutEffect(() => {
    const chosen = new RegExp(`(?:^|; )${themeCookie}=(\\w+)`).exec(document.cookie)?.[1];
    const theme = isTheme(chosen) ? chosen : "system";
    const isDark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.classList.toggle("dark", isDark);
  }, []);
  return null;
}
