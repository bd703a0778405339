import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadPartners(_part: PartOf<"partners">, { reads }: PartContext) {
  const partners = await reads.partners();
  return partners.length > 0 ? { partners } : null;
}
