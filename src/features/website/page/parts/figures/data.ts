import { firstOrChosenRecords } from "../chosen-records";
import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadFigures(part: PartOf<"figures">, { reads }: PartContext) {
  const statistics = firstOrChosenRecords(await reads.statistics(), part);
  return statistics.length > 0 ? { statistics } : null;
}
