import { z } from "zod";
import { text } from "~/lib/fields";
import { fillPlaceholders } from "~/lib/placeholders";

const MAX_TEMPLATE = 5000;

/** A text that staff start a reply from, in both languages, with placeholders such as `{name}`. */
export const replyTemplateSchema = z.object({
  name: text(),
  textEn: text(2, MAX_TEMPLATE),
  textVi: text(2, MAX_TEMPLATE),
});

/** What a template can be filled with. */
type TemplateValues = { name: string; company: string | null; subject: string };

/**
 * A template filled in for a conversation.
 * @returns the text, and the placeholders that stayed in it, see `fillPlaceholders`
 */
export function fillTemplate(template: string, { name, company, subject }: TemplateValues): { text: string; missing: string[] } {
  return fillPlaceholders(template, { name, company, subject });
}
