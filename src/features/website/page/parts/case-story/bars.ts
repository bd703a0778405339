import type { Locale } from "~/i18n/routing";

/** Reads the number in a figure such as "1,250 kWh", written as in a language; null without one. */
export function numberIn(figure: string, locale: Locale): number | null {
  const [digits] = /\d[\d.,]*/.exec(figure) ?? [];
  if (digits === undefined) return null;
  const plain = locale === "vi" ? digits.replaceAll(".", "").replace(",", ".") : digits.replaceAll(",", "");
  return Number.isFinite(Number(plain)) ? Number(plain) : null;
}

/** Returns the lengths of two bars in percent, the longer of which has 100; null for figures that can't be compared. */
export function barsOf(before: string | null, after: string | null, locale: Locale): { before: number; after: number } | null {
  const [one, other] = [numberIn(before ?? "", locale), numberIn(after ?? "", locale)];
  const longer = Math.max(one ?? 0, other ?? 0);
  if (one === null || other === null || longer === 0) return null;
  return { before: Math.round((one / longer) * 100), after: Math.round((other / longer) * 100) };
}
