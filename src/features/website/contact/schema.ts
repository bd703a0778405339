import { z } from "zod";
import { conversationStatuses } from "~/lib/conversation-status";
import { dateRange, email, optionalReference, reference, text } from "~/lib/fields";

const status = z.enum(conversationStatuses);

/** Five thousand accented characters, encoded by a form without JavaScript, still fit into the 64 KB that a visitor may send. */
const MAX_VISITOR_TEXT = 5000;
const MAX_STAFF_TEXT = 20_000;

/** A text of one line: it becomes part of a mail's header, where a line end would begin another one. */
const line = (min: number, max: number) => text(min, max).overwrite((value) => value.replace(/\s+/g, " "));
const optionalLine = (max: number) =>
  line(0, max)
    .nullable()
    .transform((value) => value || null);

/** What a visitor sends. */
export const messageSchema = z.object({
  subject: line(2, 150),
  name: line(2, 50),
  email: email.toLowerCase(),
  phone: optionalLine(30),
  company: optionalLine(100),
  text: text(2, MAX_VISITOR_TEXT),
});

/** What staff may change of a conversation: none of the visitor's words. */
export const conversationSchema = z.object({
  status,
  important: z.boolean(),
  assigneeId: optionalReference,
});

/** What staff write: a reply, or a note. */
export const staffTextSchema = z.object({ text: text(2, MAX_STAFF_TEXT) });

/** What the inbox may be asked for. Without a status it shows everything but spam. */
export const contactList = {
  sort: ["lastMessageAt", "name"],
  filter: z.object({
    status: z.array(status).min(1).max(conversationStatuses.length).optional(),
    unread: z.boolean().optional(),
    important: z.boolean().optional(),
    assigneeId: reference.optional(),
    source: line(1, 50).optional(),
    lastMessageAt: dateRange.optional(),
  }),
} as const;

/** How many messages of a conversation are shown at first, and how many more each time. */
export const MESSAGES_SHOWN = 50;
