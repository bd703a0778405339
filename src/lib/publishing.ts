import { z } from "zod";
import { dateRange, missingLanguage, moment, optionalReference, optionalText } from "~/lib/fields";
import { inBothLanguages } from "~/lib/languages";
import { publishStates } from "~/lib/publish-state";
import { refuse, rule } from "~/lib/rules";

/** More blocks than the longest text has. */
const MAX_SAME_BLOCKS = 50_000;

export const publishing = {
  status: z.enum(["draft", "published"]),
  publishAt: moment.nullable(),
  unpublishAt: moment.nullable(),
  ...inBothLanguages({ visible: z.boolean() }),
  /** Hashes of blocks that are meant to be the same in both languages; records deleted by an earlier version have none. */
  sameInBoth: z
    .array(z.int32())
    .max(MAX_SAME_BLOCKS)
    .nullish()
    .transform((hashes) => hashes ?? []),
};

export const publishingFilters = {
  status: z.enum(publishStates).optional(),
  publishAt: dateRange.optional(),
  /** Has pending changes; see server/traits/pending.ts. */
  hasChanges: z.boolean().optional(),
  missing: missingLanguage,
};

export const emptyPublishing: z.input<z.ZodObject<typeof publishing>> = {
  status: "draft",
  publishAt: null,
  unpublishAt: null,
  ...inBothLanguages({ visible: true }),
  sameInBoth: [],
};

type Publishing = z.infer<z.ZodObject<typeof publishing>>;

type Texts<Name extends string> = { [Field in `${Name}${"En" | "Vi"}`]: string | null };

/**
 * Builds the publishing rules for `superRefine`: the end is after the start, and each visible language has its texts. Each rule
 * depends only on its own fields; see lib/rules.ts.
 * @param needed texts that visitors read: "title" for titleEn and titleVi
 */
export function publishingRules<Name extends string>(needed: readonly Name[]) {
  return (data: Publishing & Texts<Name>, context: z.core.$RefinementCtx): void => {
    if (data.publishAt && data.unpublishAt && data.unpublishAt <= data.publishAt) {
      refuse(context, ["publishAt", "unpublishAt"], "unpublishAt", "endBeforeStart");
    }
    if (data.status === "draft") return;
    for (const name of needed) {
      if (data.visibleEn && !data[`${name}En`])
        refuse(context, ["status", "visibleEn", `${name}En`], `${name}En`, "missingLanguage");
      if (data.visibleVi && !data[`${name}Vi`])
        refuse(context, ["status", "visibleVi", `${name}Vi`], `${name}Vi`, "missingLanguage");
    }
  };
}

/** Refuses a record without a title in either language. */
export const titleRule = rule<Texts<"title">, "titleEn" | "titleVi">(["titleEn", "titleVi"], ({ titleEn, titleVi }, refuse) => {
  if (!titleEn && !titleVi) refuse("titleEn", "input");
});

/** Texts for search engines and shared links; default: title and summary. */
export const seo = {
  ...inBothLanguages({
    metaTitle: optionalText(70),
    metaDescription: optionalText(160),
  }),
  shareImageId: optionalReference,
};

export const emptySeo: z.input<z.ZodObject<typeof seo>> = {
  ...inBothLanguages({ metaTitle: null, metaDescription: null }),
  shareImageId: null,
};
