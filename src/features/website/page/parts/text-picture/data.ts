import { inLanguage } from "~/lib/languages";
import type { PartContext } from "../data";
import type { PartOf } from "../parts";
import { pictureOf } from "../picture-of";

export async function loadTextPicture(part: PartOf<"textPicture">, { locale, reads, htmls }: PartContext) {
  const html = inLanguage(part, "content", locale) ?? "";
  if (html) htmls.add(html);
  const image = pictureOf(await reads.images(), part.imageId);
  return html || image ? { html, image, side: part.side } : null;
}
