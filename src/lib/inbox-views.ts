import type { ConversationStatus } from "./conversation-status";

/** Views count conversations up to this number. */
export const MAX_VIEW_COUNT = 1000;

export const inboxViewNames = ["unread", "mine", "unassigned", "toAnswer", "answered", "closed", "spam", "trash"] as const;

type InboxView = (typeof inboxViewNames)[number];

type InboxFilter = { status?: ConversationStatus[]; unread?: true; assigned?: false; assigneeId?: number; trash?: true };

/**
 * Filters of the inbox's views.
 * @param userId whose conversations are "mine"
 */
export function inboxViews(userId: number): Record<InboxView, InboxFilter> {
  return {
    unread: { unread: true },
    mine: { assigneeId: userId, status: ["new", "open", "answered"] },
    unassigned: { assigned: false, status: ["new", "open"] },
    toAnswer: { status: ["new", "open"] },
    answered: { status: ["answered"] },
    closed: { status: ["closed"] },
    spam: { status: ["spam"] },
    trash: { trash: true },
  };
}
