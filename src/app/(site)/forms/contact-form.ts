import { z } from "zod";
import { addressOf, listAddressOf } from "~/features/public-records";
import { fixedPage } from "~/features/website/home/data";
import { receiveMessage } from "~/features/website/message/mutations";
import { messageSchema } from "~/features/website/message/schema";
import { pageBySlug } from "~/features/website/page/data";
import { contactFormId } from "~/features/website/page/parts/contact-form/schema";
import { serviceBySlug } from "~/features/website/service/data";
import { siteSettings } from "~/features/website/setting/data";
import type { Locale } from "~/i18n/routing";
import { consent } from "~/lib/fields";
import { fixedSlugs, isFixedSlug } from "~/lib/fixed-pages";
import { type Section, sectionOf } from "~/lib/sections";
import { type Db, database } from "~/server/db/client";
import { runTransaction } from "~/server/db/transaction";
import type { PublicForm } from "~/server/forms/form";
import { ticketFor } from "~/server/forms/link-ticket";
import { keepReceipt } from "~/server/forms/receipts";
import { readFields } from "./field-errors";
import { sourceOf } from "./source";

const noConsent = z.unknown().transform(() => null);

/** Records whose parts may have a contact form, by the start of their address. */
const readers = [
  { start: `${listAddressOf("/admin/service")}/`, read: serviceBySlug },
  { start: "/", read: pageBySlug },
] as const;

/** Form of the contact page, and of every page and service with such a part. */
export const contactForm: PublicForm = {
  paths: [...fixedSlugs.map((slug) => addressOf("/admin/home", { slug }, "en")), ...readers.map(({ start }) => `${start}[slug]`)],
  fields: messageSchema,
  fileField: null,
  findPage: async (sentTo, locale, now) => {
    const db = database();
    const { sections } = await siteSettings(db, locale);
    for (const path of [sentTo, "/contact"]) if (await hasContactForm(db, locale, path, { sections, now })) return path;
    return null;
  },
  submit: async (_, { page, values, locale, query, doubt, receipt, now }) => {
    const { consent: consentText } = await siteSettings(database(), locale);
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
    return { kind: "done", path: page === "/contact" ? `${page}?sent=1` : `${page}?sent=1#${contactFormId}`, ticket };
  },
};

async function hasContactForm(
  db: Db,
  locale: Locale,
  path: string,
  { sections, now }: { sections: readonly Section[]; now: Date },
): Promise<boolean> {
  const slug = path.slice(1);
  const section = sectionOf(path);
  if (section !== undefined && !sections.includes(section)) return false;
  const reader = readers.find(({ start }) => path.startsWith(start));
  const page = isFixedSlug(slug)
    ? await fixedPage(db, locale, slug)
    : await reader?.read(db, locale, now, decodeURIComponent(path.slice(reader.start.length)));
  return page?.parts.some(({ kind }) => kind === "contactForm") ?? false;
}
