import type { Locale } from "~/i18n/routing";

const languageTags = { en: "en-US", vi: "vi-VN" };

/** Formats a number by language; a missing one is 0. */
export function formatNumber(value: number | null | undefined, locale: Locale): string {
  return new Intl.NumberFormat(languageTags[locale]).format(Number.isFinite(value) ? (value ?? 0) : 0);
}

/** Formats a share from 0 to 1 by language: `45%`. */
export function formatPercent(share: number, locale: Locale): string {
  return new Intl.NumberFormat(languageTags[locale], { style: "percent" }).format(share);
}

export function formatBytes(bytes: number, locale: Locale): string {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte"];
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1);
  return new Intl.NumberFormat(languageTags[locale], {
    style: "unit",
    unit: units[power],
    unitDisplay: power === 0 ? "long" : "short",
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** power);
}
