import { firstOrChosenRecords } from "../chosen-records";
import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadAboutSections(part: PartOf<"aboutSections">, { reads, htmls }: PartContext) {
  const sections = firstOrChosenRecords(await reads.aboutSections(), part);
  for (const { description } of sections) htmls.add(description);
  return sections.length > 0 ? { sections: sections.map((section) => ({ ...section, anchor: `section-${section.id}` })) } : null;
}
