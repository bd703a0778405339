import { firstOrChosenRecords } from "../chosen-records";
import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadPartners(part: PartOf<"partners">, { reads }: PartContext) {
  const partners = firstOrChosenRecords(await reads.partners(), part);
  return partners.length > 0 ? { partners } : null;
}
