import { inLanguage } from "~/lib/languages";
import { firstOrChosenRecords } from "../chosen-records";
import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadHistory(part: PartOf<"history">, { locale, site, reads }: PartContext) {
  const moments = firstOrChosenRecords(await reads.history(), part);
  const lead = inLanguage(part, "lead", locale) ?? site.company?.history;
  return moments.length > 0 ? { moments, lead } : null;
}
