import { appendVisitorMessage } from "~/features/website/message/mutations";
import { visitorTextSchema } from "~/features/website/message/schema";
import { MAX_ATTACHMENTS } from "~/lib/files";
import { type Db, database } from "~/server/db/client";
import { lockRows, runTransaction } from "~/server/db/transaction";
import { checkAttachment, withStoredAttachments } from "~/server/files/attachment";
import type { PublicForm, Sent } from "~/server/forms/form";
import { isReceived, keepReceipt } from "~/server/forms/receipts";
import { findConversationId, privateLinkState } from "~/server/mail/private-links";
import { AppError } from "~/server/platform/errors";
import { fieldText, readFields } from "./field-errors";

export const conversationForm: PublicForm = {
  paths: ["/contact/[token]"],
  linkState: (token, now) => privateLinkState(database(), "conversation", token, now),
  fields: visitorTextSchema,
  fileField: "files",
  maxFiles: MAX_ATTACHMENTS,
  checkFile: checkAttachment,
  submit: async (token, sent) => {
    const { values, files, locale, receipt, now } = sent;
    const db = database();
    const id = await findConversationId(db, token, now);
    if (id === null) return { kind: "missing" };
    const done = { kind: "done", path: `/contact/${token}?sent=1#answer` } as const;
    const { data, errors } = readFields(visitorTextSchema, values, locale);
    const problem = await filesProblem(sent, id);
    if (!data || problem) {
      if (files.length > 0 && (await isReceived(db, receipt, now))) return done;
      // Nothing holds the files: browsers with JavaScript check the text before they send any.
      const lost = files.length > 0 ? fieldText("filesAgain", locale) : null;
      const text = problem ?? lost;
      return { kind: "refused", state: { values, errors: text ? { ...errors, files: text } : errors } };
    }
    const isFull = await withStoredAttachments(files, (attachments) =>
      runTransaction(async (tx) => {
        // Messages sent at once each see the files of those before.
        await lockRows(tx, "Conversation", [id]);
        if (!(await hasRoom(tx, id, files)) && !(await isReceived(tx, receipt, now))) return true;
        const visitor = await tx.conversation.findUnique({ where: { id }, select: { email: true } });
        if (!(await keepReceipt(tx, receipt, now, visitor?.email))) return false;
        await appendVisitorMessage(tx, id, data.text, now, attachments);
        return false;
      }),
    );
    if (!isFull) return done;
    return { kind: "refused", state: { values, errors: { ...errors, files: fieldText("ERROR_ATTACHMENTS_FULL", locale) } } };
  },
};

/** Bytes of all files of a visitor in one conversation. */
const MAX_VISITOR_BYTES = 100 * 1024 * 1024;

/** Returns what is wrong with the files as a text for their field. */
async function filesProblem(sent: Sent, conversationId: number): Promise<string | null> {
  const { files, hasTooManyFiles, isFileTooLarge, locale } = sent;
  if (isFileTooLarge) return fieldText("ERROR_ATTACHMENTS_TOO_LARGE", locale);
  if (hasTooManyFiles) return fieldText("ERROR_ATTACHMENTS_TOO_MANY", locale);
  for (const { bytes, filename } of files) {
    try {
      await checkAttachment(bytes);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return `${filename}: ${fieldText(error.appCode, locale)}`;
    }
  }
  return (await hasRoom(database(), conversationId, files)) ? null : fieldText("ERROR_ATTACHMENTS_FULL", locale);
}

async function hasRoom(db: Db, conversationId: number, files: Sent["files"]): Promise<boolean> {
  if (files.length === 0) return true;
  const where = { message: { conversationId, kind: "visitor" } } as const;
  const { _sum } = await db.attachment.aggregate({ where, _sum: { size: true } });
  return files.reduce((sum, { bytes }) => sum + bytes.length, _sum.size ?? 0) <= MAX_VISITOR_BYTES;
}
