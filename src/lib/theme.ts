/** What people may choose; `system` follows their device. */
export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

/** The cookie that a theme switch writes. Pages don't differ by it: a script reads it before the first paint. */
export const themeCookie = "theme";

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

/** How long the browser keeps a choice of language or theme, in seconds: a year. */
export const choiceMaxAge = 31_536_000;
