import { z } from "zod";
import { receiveMessage } from "~/features/website/message/mutations";
import { messageSchema } from "~/features/website/message/schema";
import { siteSettings } from "~/features/website/setting/data";
import { consent } from "~/lib/fields";
import { database } from "~/server/db/client";
import { runTransaction } from "~/server/db/transaction";
import type { PublicForm } from "~/server/forms/form";
import { ticketFor } from "~/server/forms/link-ticket";
import { keepReceipt } from "~/server/forms/receipts";
import { readFields } from "./field-errors";
import { sourceOf } from "./source";

const noConsent = z.unknown().transform(() => null);

export const contactForm: PublicForm = {
  path: "/contact",
  fields: messageSchema,
  fileField: null,
  submit: async (_, { values, locale, query, doubt, receipt, now }) => {
    const { sections, consent: consentText } = await siteSettings(database(), locale);
    if (!sections.includes("contact")) return { kind: "missing" };
    const schema = messageSchema.extend({ consent: consentText.text ? consent(consentText.version) : noConsent });
    const { data, errors } = readFields(schema, values, locale);
    if (!data) return { kind: "refused", state: { values, errors } };
    const { consent: consentVersion, ...message } = data;
    const known = { locale, source: sourceOf(query), consentVersion, doubt };
    const ticket = await runTransaction(async (tx) => {
      if (!(await keepReceipt(tx, receipt, now, message.email))) return undefined;
      const conversationId = await receiveMessage(tx, { ...message, ...known }, now);
      return ticketFor(tx, { conversationId }, { doubt, now });
    });
    return { kind: "done", path: "/contact?sent=1", ticket };
  },
};
