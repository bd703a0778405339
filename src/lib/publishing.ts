import { z } from "zod";
import { dateRange, moment, optionalReference, optionalText } from "~/lib/fields";
import { publishStates } from "~/lib/publish-state";
import { refuse } from "~/lib/rules";

/** The fields of everything that can be published: a state, a window of time, and the languages it appears in. */
export const publishing = {
  status: z.enum(["draft", "published"]),
  publishAt: moment.nullable(),
  unpublishAt: moment.nullable(),
  visibleEn: z.boolean(),
  visibleVi: z.boolean(),
};

/** The filters of every list of what can be published. */
export const publishingFilters = {
  status: z.enum(publishStates).optional(),
  publishAt: dateRange.optional(),
  /** Whether changes wait to be published; see server/traits/pending.ts. */
  hasChanges: z.boolean().optional(),
};

/** What the form of something new to be published starts with. */
export const emptyPublishing: z.input<z.ZodObject<typeof publishing>> = {
  status: "draft",
  publishAt: null,
  unpublishAt: null,
  visibleEn: true,
  visibleVi: true,
};

type Publishing = z.infer<z.ZodObject<typeof publishing>>;

type Texts<Name extends string> = { [Field in `${Name}${"En" | "Vi"}`]: string | null };

/**
 * The rules of what can be published, for a schema's `superRefine`: it ends after it begins, and no text is missing in a language
 * that it appears in. Each rule hangs on its own fields only; see lib/rules.ts.
 * @param needed the texts that a visitor reads, without their language: "title" for titleEn and titleVi
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

/** What search engines and shared links say instead of the title and the summary. */
export const seo = {
  metaTitleEn: optionalText(70),
  metaTitleVi: optionalText(70),
  metaDescriptionEn: optionalText(160),
  metaDescriptionVi: optionalText(160),
  shareImageId: optionalReference,
};

export const emptySeo: z.input<z.ZodObject<typeof seo>> = {
  metaTitleEn: null,
  metaTitleVi: null,
  metaDescriptionEn: null,
  metaDescriptionVi: null,
  shareImageId: null,
};
