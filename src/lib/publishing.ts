import { z } from "zod";
import { moment, optionalReference, optionalText } from "~/lib/fields";

/** The fields of everything that can be published: a state, a window of time, and the languages it appears in. */
export const publishing = {
  status: z.enum(["draft", "published"]),
  publishAt: moment.nullable(),
  unpublishAt: moment.nullable(),
  visibleEn: z.boolean(),
  visibleVi: z.boolean(),
};

type Publishing = z.infer<z.ZodObject<typeof publishing>>;

/**
 * What stops something from being published as it is: an end before its start, and texts that are missing in a language it
 * shall appear in. To be called in a schema's `superRefine`.
 * @param needed the texts that a visitor reads, without their language: "title" for titleEn and titleVi
 */
export function checkPublishing<Text extends string>(
  data: Publishing & { [K in `${Text}${"En" | "Vi"}`]: string | null },
  context: z.RefinementCtx,
  needed: readonly Text[],
): void {
  if (data.publishAt && data.unpublishAt && data.unpublishAt <= data.publishAt) {
    context.addIssue({ code: "custom", path: ["unpublishAt"], message: "endBeforeStart" });
  }
  if (data.status === "draft") return;
  for (const name of needed) {
    if (data.visibleEn && !data[`${name}En`])
      context.addIssue({ code: "custom", path: [`${name}En`], message: "missingLanguage" });
    if (data.visibleVi && !data[`${name}Vi`])
      context.addIssue({ code: "custom", path: [`${name}Vi`], message: "missingLanguage" });
  }
}

/** What search engines and shared links say instead of the title and the summary. */
export const seo = {
  metaTitleEn: optionalText(70),
  metaTitleVi: optionalText(70),
  metaDescriptionEn: optionalText(160),
  metaDescriptionVi: optionalText(160),
  shareImageId: optionalReference,
};

/** The state of a published record at a moment: draft, scheduled, live or ended. */
export type PublishState = "draft" | "scheduled" | "live" | "ended";

/** The state of a publication at a moment; the queries behind the public pages decide by the same bounds. */
export function publishState(
  { status, publishAt, unpublishAt }: Pick<Publishing, "status" | "publishAt" | "unpublishAt">,
  now: Date,
): PublishState {
  if (status === "draft") return "draft";
  if (publishAt && publishAt > now) return "scheduled";
  return unpublishAt && unpublishAt <= now ? "ended" : "live";
}
