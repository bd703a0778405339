import { z } from "zod";
import { publicRecords } from "~/features/public-records";
import { partsSchema } from "~/features/website/page/parts/parts";
import { noOpeningRule, noOwnPartsRule, partTextsRule } from "~/features/website/page/parts/parts-rule";
import { icon, names, optionalReference, optionalText, richText, slug } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";
import { emptyPublishing, emptySeo, publishing, publishingFilters, publishingRules, seo } from "~/lib/publishing";

const MAX_POINTS = 3;
const POINT_LENGTH = 80;

/** What visitors get, one point in a line. */
const points = optionalText(MAX_POINTS * (POINT_LENGTH + 2)).superRefine((text, context) => {
  const lines = linesOf(text);
  if (lines.length > MAX_POINTS || lines.some((line) => line.length > POINT_LENGTH))
    context.addIssue({ code: "custom", message: `lines?count=${MAX_POINTS}&maximum=${POINT_LENGTH}` });
});

/** Lists the lines of a text that have words, each once. */
export function linesOf(text: string | null): string[] {
  return [...new Set((text ?? "").split("\n").flatMap((line) => line.trim() || []))];
}

export const serviceSchema = z
  .object({
    ...publishing,
    ...seo,
    ...names,
    slug,
    ...inBothLanguages({ description: optionalText(500), points, content: richText }),
    icon,
    imageId: optionalReference,
    parts: partsSchema,
  })
  .superRefine(publishingRules(publicRecords["/admin/service"].needs))
  .superRefine(partTextsRule)
  .superRefine(noOwnPartsRule)
  .superRefine(noOpeningRule);

export const serviceList = {
  sort: ["order", "nameEn", "nameVi", "publishAt", "updatedAt"],
  filter: z.object({
    ...publishingFilters,
  }),
} as const;

export const emptyService: z.input<typeof serviceSchema> = {
  ...emptyPublishing,
  ...emptySeo,
  ...inBothLanguages({ name: "" }),
  slug: "",
  ...inBothLanguages({ description: null, points: null, content: null }),
  icon: "layers",
  imageId: null,
  parts: [],
};
