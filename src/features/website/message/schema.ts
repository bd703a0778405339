import { z } from "zod";
import { email, line, optionalLine, personName, text } from "~/lib/fields";

/** Five thousand accented characters, encoded by a form without JavaScript, still fit into the 64 KB that a visitor may send. */
export const MAX_VISITOR_TEXT = 5000;
const MAX_STAFF_TEXT = 20_000;

/** What a visitor writes, first or later. */
export const visitorTextSchema = z.object({ text: text(2, MAX_VISITOR_TEXT) });

/** What a visitor sends. What becomes part of a mail's header is one line. */
export const messageSchema = z.object({
  subject: line(2, 150),
  name: personName(),
  email: email.toLowerCase(),
  phone: optionalLine(30),
  company: optionalLine(100),
  ...visitorTextSchema.shape,
});

/** What staff write: a reply, or a note. */
export const staffTextSchema = z.object({ text: text(2, MAX_STAFF_TEXT) });

/** How many messages of a conversation are shown at first, and how many more each time. */
export const MESSAGES_SHOWN = 50;
