import { inLanguage } from "~/lib/languages";
import { firstOrChosenRecords } from "../chosen-records";
import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadServices(part: PartOf<"services">, { locale, reads }: PartContext) {
  const services = firstOrChosenRecords(await reads.services(), part);
  return services.length > 0 ? { services, variant: part.variant, lead: inLanguage(part, "lead", locale) } : null;
}
