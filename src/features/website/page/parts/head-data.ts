import { inLanguage } from "~/lib/languages";
import type { PartContext } from "./data";
import { linkTo } from "./link-to";
import type { PartOf } from "./parts";

type Linked = Pick<PartOf<"cards">, "linkTextEn" | "linkTextVi" | "href">;

/** Returns a part's introduction and its link. */
export async function loadHead(part: Linked & Pick<PartOf<"cards">, "leadEn" | "leadVi">, context: PartContext) {
  return { lead: inLanguage(part, "lead", context.locale), more: await loadMore(part, context) };
}

/** Returns a part's link; undefined without words, and for one that leads nowhere. */
export async function loadMore(part: Linked, context: PartContext) {
  const label = inLanguage(part, "linkText", context.locale);
  const href = label ? await linkTo(part.href, context) : null;
  return label && href ? { label, href } : undefined;
}
