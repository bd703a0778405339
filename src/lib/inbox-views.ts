import type { z } from "zod";
import type { contactList } from "~/features/website/contact/schema";

/** Views count conversations up to this number. */
export const MAX_VIEW_COUNT = 1000;

export const inboxViewNames = ["unread", "mine", "unassigned", "open", "waiting", "closed", "spam", "trash"] as const;

type InboxView = (typeof inboxViewNames)[number];

/**
 * Filters of the inbox's views.
 * @param userId whose conversations are "mine"
 */
export function inboxViews(userId: number): Record<InboxView, z.infer<typeof contactList.filter>> {
  return {
    unread: { unread: true },
    mine: { assigneeId: userId, status: ["new", "open", "answered"] },
    unassigned: { assigned: false, status: ["new", "open"] },
    open: { status: ["new", "open"] },
    waiting: { status: ["answered"] },
    closed: { status: ["closed"] },
    spam: { status: ["spam"] },
    trash: { trash: true },
  };
}
