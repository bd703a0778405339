import { readdirSync } from "node:fs";
import { env } from "~/env";
import type { Locale } from "~/i18n/routing";

const media = ".next/static/media";
const fontsOf: Record<Locale, readonly string[]> = { en: ["latin"], vi: ["latin", "vietnamese"] };

let files: readonly string[] | undefined;

/** URLs of fonts (scripts/fonts.mjs) that every page of a language needs; none in development. */
export function fontUrls(locale: Locale): readonly string[] {
  if (env.NODE_ENV !== "production") return [];
  files ??= readdirSync(media).filter((file) => file.endsWith(".woff2"));
  return fontsOf[locale]
    .flatMap((name) => files?.find((file) => file.startsWith(`${name}.`)) ?? [])
    .map((file) => `/_next/static/media/${file}`);
}
