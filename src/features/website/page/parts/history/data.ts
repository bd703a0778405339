import { inLanguage } from "~/lib/languages";
import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadHistory(part: PartOf<"history">, { locale, site, reads }: PartContext) {
  const moments = await reads.history();
  const lead = inLanguage(part, "lead", locale) ?? site.company?.history;
  return moments.length > 0 ? { moments, lead } : null;
}
