import { inLanguage } from "~/lib/languages";
import { firstOrChosenRecords } from "../chosen-records";
import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadFigures(part: PartOf<"figures">, { locale, reads }: PartContext) {
  const written = part.items.flatMap((item) => {
    const value = inLanguage(item, "figureValue", locale);
    return value ? [{ id: item.id, value, label: inLanguage(item, "figureLabel", locale) }] : [];
  });
  const statistics = part.items.length > 0 ? [] : firstOrChosenRecords(await reads.statistics(), part);
  return written.length + statistics.length > 0 ? { written, statistics } : null;
}
