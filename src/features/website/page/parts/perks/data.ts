import { inLanguage } from "~/lib/languages";
import type { PartContext } from "../data";
import { loadHead } from "../head-data";
import type { PartOf } from "../parts";

export async function loadPerks(part: PartOf<"perks">, context: PartContext) {
  const { locale } = context;
  const items = part.items.flatMap((item) => {
    const [title, text] = [inLanguage(item, "title", locale), inLanguage(item, "text", locale)];
    return title || text ? [{ id: item.id, icon: item.icon, title, text }] : [];
  });
  if (items.length === 0) return null;
  return { items, ...(await loadHead(part, context)) };
}
