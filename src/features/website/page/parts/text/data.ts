import { inLanguage } from "~/lib/languages";
import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadText(part: PartOf<"text">, { locale, htmls }: PartContext) {
  const html = inLanguage(part, "content", locale);
  if (html) htmls.add(html);
  return html ? { html } : null;
}
