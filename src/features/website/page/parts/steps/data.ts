import { inLanguage } from "~/lib/languages";
import type { PartContext } from "../data";
import { loadHead } from "../head-data";
import type { PartOf } from "../parts";

export async function loadSteps(part: PartOf<"steps">, context: PartContext) {
  const { locale } = context;
  const steps = part.steps.flatMap((step) => {
    const [title, text] = [inLanguage(step, "title", locale), inLanguage(step, "text", locale)];
    return title || text ? [{ id: step.id, title, text, when: inLanguage(step, "when", locale) }] : [];
  });
  return steps.length > 0 ? { variant: part.variant, ...(await loadHead(part, context)), steps } : null;
}
