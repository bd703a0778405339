import { appendVisitorMessage } from "~/features/website/message/mutations";
import { visitorTextSchema } from "~/features/website/message/schema";
import { database } from "~/server/db/client";
import { runTransaction } from "~/server/db/transaction";
import type { PublicForm } from "~/server/forms/form";
import { keepReceipt } from "~/server/forms/receipts";
import { findConversationId, privateLinkState } from "~/server/mail/private-links";
import { readFields } from "./field-errors";

export const conversationForm: PublicForm = {
  path: /^\/contact\/([^/]+)$/,
  isPrivate: true,
  linkState: (token, now) => privateLinkState(database(), "conversation", token, now),
  fields: visitorTextSchema,
  fileField: null,
  submit: async (token, { values, locale, receipt, now }) => {
    const id = await findConversationId(database(), token, now);
    if (id === null) return { kind: "missing" };
    const { data, errors } = readFields(visitorTextSchema, values, locale);
    if (!data) return { kind: "refused", state: { values, errors } };
    await runTransaction(async (tx) => {
      const visitor = await tx.conversation.findUnique({ where: { id }, select: { email: true } });
      if (await keepReceipt(tx, receipt, now, visitor?.email)) await appendVisitorMessage(tx, id, data.text, now);
    });
    return { kind: "done", path: `/contact/${token}?sent=1#answer` };
  },
};
