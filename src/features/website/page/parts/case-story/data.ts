import { inLanguage } from "~/lib/languages";
import type { PartContext } from "../data";
import { loadMore } from "../head-data";
import type { PartOf } from "../parts";
import { pictureOf } from "../picture-of";
import { quoted } from "../quoted";
import { barsOf } from "./bars";

export async function loadCaseStory(part: PartOf<"caseStory">, context: PartContext) {
  const { locale, reads } = context;
  const [before, after] = [inLanguage(part, "beforeValue", locale), inLanguage(part, "afterValue", locale)];
  const bars = barsOf(before, after, locale);
  const figures = [
    { name: "before" as const, value: before, label: inLanguage(part, "beforeLabel", locale), bar: bars?.before ?? null },
    { name: "after" as const, value: after, label: inLanguage(part, "afterLabel", locale), bar: bars?.after ?? null },
  ].filter(({ value, label }) => value || label);
  const quote = inLanguage(part, "quote", locale);
  if (figures.length === 0 && !quote) return null;
  const [images, more] = await Promise.all([reads.images(), loadMore(part, context)]);
  return {
    figures,
    quote: quote ? quoted(quote) : null,
    by: inLanguage(part, "by", locale),
    more,
    image: pictureOf(images, part.imageId),
  };
}
