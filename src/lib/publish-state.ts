export const publishStates = ["draft", "scheduled", "live", "ended"] as const;
export type PublishState = (typeof publishStates)[number];

/** Whether visitors can't have seen a record yet: its address may still change. */
export function isUnseen({ status, publishAt }: { status: "draft" | "published"; publishAt: Date | null }, now: Date): boolean {
  return status === "draft" && (publishAt === null || publishAt > now);
}

/** Returns the publishing state at a moment; the public queries use the same bounds. */
export function publishState(
  { status, publishAt, unpublishAt }: { status: "draft" | "published"; publishAt: Date | null; unpublishAt: Date | null },
  now: Date,
): PublishState {
  if (status === "draft") return "draft";
  if (publishAt && publishAt > now) return "scheduled";
  return unpublishAt && unpublishAt <= now ? "ended" : "live";
}
