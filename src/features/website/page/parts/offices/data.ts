import { firstOrChosenRecords } from "../chosen-records";
import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadOffices(part: PartOf<"offices">, { site }: PartContext) {
  const offices = firstOrChosenRecords(site.offices, part);
  return offices.length > 0 ? { offices } : null;
}
