export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

/** Theme cookie. Pages do not vary by it: a script reads it before the first paint. */
export const themeCookie = "theme";

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

/** Seconds (a year) that the browser keeps language and theme. */
export const choiceMaxAge = 31_536_000;
