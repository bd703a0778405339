import { z } from "zod";
import { text } from "~/lib/fields";
import { fillPlaceholders } from "~/lib/placeholders";

const templateText = text(2, 5000);

export const replyTemplateSchema = z.object({ name: text(), textEn: templateText, textVi: templateText });

/** What the list of templates may be asked for. */
export const replyTemplateList = { sort: ["order", "name"], filter: z.object({}) } as const;

/** What the form of a new template starts with. */
export const emptyReplyTemplate = { name: "", textEn: "", textVi: "" };

/**
 * A template filled in for a conversation, with nothing else of it than its placeholders name.
 * @returns the text, and the placeholders that stayed in it, see `fillPlaceholders`
 */
export function fillTemplate(
  template: string,
  { name, company, subject }: { name: string; company: string | null; subject: string },
): { text: string; missing: string[] } {
  return fillPlaceholders(template, { name, company, subject });
}
