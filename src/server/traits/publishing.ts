type Publishing = { status: "draft" | "published"; publishAt: Date | null };

/** For `prepare`: what is published without a time appears now. @param after the record as it would be stored */
export function setPublishAt({ status, publishAt }: Partial<Publishing>, now: Date): { publishAt?: Date } {
  return status === "published" && !publishAt ? { publishAt: now } : {};
}
