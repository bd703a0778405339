import { initials } from "~/lib/initials";
import { inLanguage } from "~/lib/languages";
import type { PartContext } from "../data";
import type { PartOf } from "../parts";
import { pictureOf } from "../picture-of";
import { quoted } from "../quoted";

export async function loadQuote(part: PartOf<"quote">, { locale, reads }: PartContext) {
  const text = inLanguage(part, "text", locale);
  if (!text) return null;
  const name = inLanguage(part, "name", locale);
  return {
    text: quoted(text),
    name,
    role: inLanguage(part, "role", locale),
    portrait: pictureOf(await reads.images(), part.imageId),
    initials: name ? initials(name) : null,
  };
}
