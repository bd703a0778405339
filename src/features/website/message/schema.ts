import { z } from "zod";
import { attachedFiles } from "~/lib/attachments";
import { email, line, optionalLine, personName, text } from "~/lib/fields";

/** Characters. 5000 accented ones, form-encoded without JavaScript, still fit into the 64 KB that a visitor may send. */
export const MAX_VISITOR_TEXT = 5000;
export const MAX_STAFF_TEXT = 20_000;

/** Any message of a visitor. */
export const visitorTextSchema = z.object({ text: text(2, MAX_VISITOR_TEXT) });

/** A visitor's first message. Fields that go into a mail header are one line. */
export const messageSchema = z.object({
  subject: line(2, 150),
  name: personName(),
  email: email.toLowerCase(),
  phone: optionalLine(30),
  company: optionalLine(100),
  ...visitorTextSchema.shape,
});

/** Reply or note. */
export const staffTextSchema = z.object({ text: text(2, MAX_STAFF_TEXT) });

/** Input of the composer: a reply with its files, or a note. */
export const composerSchema = staffTextSchema.extend({ attachments: attachedFiles });

export type ComposedText = z.infer<typeof composerSchema>;

/** A reply waits so long before it is sent. */
export const TAKE_BACK_SECONDS = 10;

/** Messages shown at first, and added each time. */
export const MESSAGES_SHOWN = 50;
