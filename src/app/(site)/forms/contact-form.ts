import { z } from "zod";
import { receiveMessage } from "~/features/website/message/mutations";
import { messageSchema } from "~/features/website/message/schema";
import { siteConsent } from "~/features/website/setting/data";
import { consent } from "~/lib/fields";
import { database } from "~/server/db/client";
import { runTransaction } from "~/server/db/transaction";
import type { PublicForm } from "~/server/forms/form";
import { FIELDS_BYTES } from "~/server/http/public-forms";
import { shownSections } from "~/server/traits/sections";
import { readFields } from "./field-errors";
import { sourceOf } from "./source";

const { shape } = messageSchema;
/** Judged without the box where the site has no text to agree to. */
const withConsent = messageSchema.extend({ consent });

/** The form of the contact page: begins a conversation. */
export const contactForm: PublicForm = {
  path: /^\/contact()$/,
  isPrivate: false,
  maxBytes: FIELDS_BYTES,
  submit: async (_, { values, locale, query, doubt, now }) => {
    if (!(await shownSections(database())).includes("contact")) return { kind: "missing" };
    const agreed = await siteConsent(database(), locale);
    const { data, errors } = readFields(agreed ? withConsent : messageSchema, values, locale);
    if (!data) return { kind: "refused", state: { values, errors } };
    const message = z.object(shape).parse(data);
    const known = { locale, source: sourceOf(query), consentVersion: agreed?.version ?? null, doubt };
    await runTransaction((tx) => receiveMessage(tx, { ...message, ...known }, now));
    return { kind: "done", path: "/contact?sent=1" };
  },
};
