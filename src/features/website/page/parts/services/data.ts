import { chosenRecords } from "../chosen-records";
import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadServices({ choice, ids, count }: PartOf<"services">, { reads }: PartContext) {
  const all = await reads.services();
  const services = choice === "chosen" ? chosenRecords(all, ids) : all.slice(0, count);
  return services.length > 0 ? { services } : null;
}
