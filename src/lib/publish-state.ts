/** The states of what is published, in the order in which it goes through them. */
export const publishStates = ["draft", "scheduled", "live", "ended"] as const;
export type PublishState = (typeof publishStates)[number];

/** The state of a publication at a moment; the queries behind the public pages decide by the same bounds. */
export function publishState(
  { status, publishAt, unpublishAt }: { status: "draft" | "published"; publishAt: Date | null; unpublishAt: Date | null },
  now: Date,
): PublishState {
  if (status === "draft") return "draft";
  if (publishAt && publishAt > now) return "scheduled";
  return unpublishAt && unpublishAt <= now ? "ended" : "live";
}
