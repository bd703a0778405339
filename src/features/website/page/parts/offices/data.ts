import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadOffices(_part: PartOf<"offices">, { site }: PartContext) {
  return site.offices.length > 0 ? { offices: site.offices } : null;
}
