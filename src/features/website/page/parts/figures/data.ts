import { firstOrChosenRecords } from "../chosen-records";
import type { PartContext } from "../data";
import { figureIn } from "../figure";
import type { PartOf } from "../parts";
import { hasOwnFigures } from "./schema";

export async function loadFigures(part: PartOf<"figures">, { locale, reads }: PartContext) {
  const own = part.items.flatMap((item) => {
    const figure = figureIn(item, locale);
    return figure ? [{ id: item.id, ...figure }] : [];
  });
  const statistics = hasOwnFigures(part) ? [] : firstOrChosenRecords(await reads.statistics(), part);
  return own.length + statistics.length > 0 ? { own, statistics } : null;
}
