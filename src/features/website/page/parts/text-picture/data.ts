import { inLanguage } from "~/lib/languages";
import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadTextPicture(part: PartOf<"textPicture">, { locale, reads, htmls }: PartContext) {
  const html = inLanguage(part, "content", locale) ?? "";
  if (html) htmls.add(html);
  const image = part.imageId === null ? null : ((await reads.images()).get(part.imageId) ?? null);
  return html || image ? { html, image, side: part.side } : null;
}
