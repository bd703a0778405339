import { readdirSync } from "node:fs";
import { env } from "~/env";
import type { Locale } from "~/i18n/routing";
import type { Font } from "~/lib/look";

const media = ".next/static/media";
const fontsOf: Record<Locale, readonly string[]> = { en: ["latin"], vi: ["latin", "vietnamese"] };

let files: readonly string[] | undefined;

/** URLs of fonts (scripts/fonts.mjs) that every page of a language and look needs; none in development. */
export function fontUrls(locale: Locale, font: Font): readonly string[] {
  if (env.NODE_ENV !== "production") return [];
  files ??= readdirSync(media).filter((file) => file.endsWith(".woff2"));
  const prefix = font === "inter" ? "" : `${font}-`;
  return fontsOf[locale]
    .flatMap((name) => files?.find((file) => file.startsWith(`${prefix}${name}.`)) ?? [])
    .map((file) => `/_next/static/media/${file}`);
}
