import { z } from "zod";
import { text } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";
import { fillPlaceholders, refillPlaceholders } from "~/lib/placeholders";

const MAX_TEMPLATE = 5000;

/** Template of a reply, with placeholders such as `{name}`. */
export const replyTemplateSchema = z.object({
  name: text(),
  ...inBothLanguages({ text: text(2, MAX_TEMPLATE) }),
});

type TemplateValues = { name: string; company: string | null; subject: string };

/** @returns the text, and the placeholders left in it, see `fillPlaceholders` */
export function fillTemplate(template: string, { name, company, subject }: TemplateValues): { text: string; missing: string[] } {
  return fillPlaceholders(template, { name, company, subject });
}

/** Lists the placeholders that are left in a reply; a visitor's own braces are none. */
export function placeholdersLeft(text: string, { name, company, subject }: TemplateValues): string[] {
  return refillPlaceholders(text, { name, company, subject }).missing;
}
