import { choiceMaxAge, type Theme, themeCookie } from "~/lib/theme";

/** Stores and applies a theme; see ThemeScript. */
export function setTheme(theme: Theme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${themeCookie}=${theme}; path=/; max-age=${choiceMaxAge}; samesite=lax`;
  dispatchEvent(new Event("themechange"));
}
