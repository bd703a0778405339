import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadServiceList(_part: PartOf<"serviceList">, { reads }: PartContext) {
  return { services: await reads.services() };
}
