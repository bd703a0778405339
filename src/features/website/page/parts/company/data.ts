import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadCompany(_part: PartOf<"company">, { site }: PartContext) {
  return site.company && { company: site.company };
}
