import { z } from "zod";
import { optionalText } from "~/lib/fields";
import { itemId, optionalTarget } from "~/lib/item-schema";
import { inBothLanguages } from "~/lib/languages";

export const tones = ["plain", "muted", "dark", "brand"] as const;

export type Tone = (typeof tones)[number];

/** Introduction of a part, and a link to more beside its title. */
export const headFields = {
  ...inBothLanguages({ lead: optionalText(600), linkText: optionalText(60) }),
  href: optionalTarget,
};

export const emptyHead = { ...inBothLanguages({ lead: null, linkText: null }), href: null };

const fields = {
  id: itemId,
  tone: z.enum(tones),
  ...inBothLanguages({ title: optionalText(255), visible: z.boolean() }),
};

const empty: Omit<z.output<z.ZodObject<typeof fields>>, "id"> = {
  tone: "plain",
  ...inBothLanguages({ title: null, visible: true }),
};

/**
 * Defines a kind of part. Names say what a field is: `content(En|Vi)` is rich text, `…(En|Vi)` a text, `…imageId` an image of the
 * library, a list of objects with ids nested items. The SQL functions `part_html` and `part_lacks` go by the same names.
 * @param start values of a new part; older parts that lack a field have its value
 */
export function definePart<const Kind extends string, Fields extends z.core.$ZodShape>(
  kind: Kind,
  own: Fields,
  start: z.output<z.ZodObject<Fields>>,
) {
  return {
    schema: z.object({ ...fields, kind: z.literal(kind), ...own }),
    empty: { ...empty, kind, ...start },
  };
}
