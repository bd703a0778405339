import { inLanguage } from "~/lib/languages";
import type { PartContext } from "./data";
import { linkTo } from "./link-to";
import type { PartOf } from "./parts";

/** Returns a part's link; undefined without words, and for one that leads nowhere. */
export async function loadMore(part: PartOf<"cards" | "perks" | "caseStory">, context: PartContext) {
  const label = inLanguage(part, "linkText", context.locale);
  const href = label ? await linkTo(part.href, context) : null;
  return label && href ? { label, href } : undefined;
}
