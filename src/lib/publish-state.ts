export const publishStates = ["draft", "scheduled", "live", "ended"] as const;
export type PublishState = (typeof publishStates)[number];

/** Whether visitors can't have seen a record yet: its address may still change. */
export function isUnseen({ status, publishAt }: { status: "draft" | "published"; publishAt: Date | null }, now: Date): boolean {
  return status === "draft" && (publishAt === null || publishAt > now);
}

export type Times = { publishAt: Date | null; unpublishAt: Date | null };

export type PublishingWindow = Times & { status: "draft" | "published" };

/** Builds the fields that make a record live now: a planned time gives way, and an end that has passed. */
export function publishNow({ publishAt, unpublishAt }: Times, now: Date): Partial<Times> & { status: "published" } {
  return {
    status: "published",
    ...(publishAt !== null && publishAt > now && { publishAt: now }),
    ...(unpublishAt !== null && unpublishAt <= now && { unpublishAt: null }),
  };
}

/** Returns the publishing state at a moment; the public queries use the same bounds. */
export function publishState({ status, publishAt, unpublishAt }: PublishingWindow, now: Date): PublishState {
  if (status === "draft") return "draft";
  if (publishAt && publishAt > now) return "scheduled";
  return unpublishAt && unpublishAt <= now ? "ended" : "live";
}
