import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadFigures(_part: PartOf<"figures">, { reads }: PartContext) {
  const statistics = await reads.statistics();
  return statistics.length > 0 ? { statistics } : null;
}
