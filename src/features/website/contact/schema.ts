import { z } from "zod";
import { conversationStatuses } from "~/lib/conversation-status";
import { dateRange, line, optionalReference, reference } from "~/lib/fields";

const status = z.enum(conversationStatuses);

/** Fields that staff may change: never the visitor's words. */
export const conversationSchema = z.object({
  status,
  important: z.boolean(),
  assigneeId: optionalReference,
});

/** Filters of the inbox. Without a status it excludes spam, and the trash unless asked for. */
export const contactList = {
  sort: ["lastMessageAt", "name"],
  filter: z.object({
    status: z.array(status).min(1).max(conversationStatuses.length).optional(),
    unread: z.boolean().optional(),
    important: z.boolean().optional(),
    assigneeId: reference.optional(),
    assigned: z.boolean().optional(),
    source: line(1, 50).optional(),
    trash: z.boolean().optional(),
    lastMessageAt: dateRange.optional(),
  }),
} as const;
