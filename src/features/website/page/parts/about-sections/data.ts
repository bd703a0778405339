import type { PartContext } from "../data";
import type { PartOf } from "../parts";

export async function loadAboutSections(_part: PartOf<"aboutSections">, { reads, htmls }: PartContext) {
  const sections = await reads.aboutSections();
  for (const { description } of sections) htmls.add(description);
  return sections.length > 0 ? { sections: sections.map((section) => ({ ...section, anchor: `section-${section.id}` })) } : null;
}
