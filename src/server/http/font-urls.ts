import { readdirSync } from "node:fs";
import { env } from "~/env";
import type { Locale } from "~/i18n/routing";
import type { Font } from "~/lib/look";

const media = ".next/static/media";
const lettersOf: Record<Locale, readonly string[]> = { en: ["latin"], vi: ["latin", "vietnamese"] };

/** Beginnings of the names of a font's files (scripts/fonts.mjs). */
const filesOf: Record<Font, readonly string[]> = {
  inter: [""],
  "be-vietnam": ["be-vietnam-", "be-vietnam-text-"],
  "source-serif": ["source-serif-"],
};

let files: readonly string[] | undefined;

/** URLs of fonts that every page of a language and look needs; none in development. */
export function fontUrls(locale: Locale, font: Font): readonly string[] {
  if (env.NODE_ENV !== "production") return [];
  files ??= readdirSync(media).filter((file) => file.endsWith(".woff2"));
  return filesOf[font]
    .flatMap((start) => lettersOf[locale].map((letters) => `${start}${letters}.`))
    .flatMap((start) => files?.find((file) => file.startsWith(start)) ?? [])
    .map((file) => `/_next/static/media/${file}`);
}
