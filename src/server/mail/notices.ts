import type { AdminPath } from "~/features/registry";
import type { Locale } from "~/i18n/routing";
import { accountStatus } from "~/lib/accounts";
import { splitAddresses } from "~/lib/address-list";
import type { Db } from "~/server/db/client";
import { readSettings } from "~/server/db/settings";
import { mailIdentity } from "./identity";
import { hasTooManyMails, heldBack, type MailHeaders, sendMail } from "./outbox";
import { type About, createPrivateLink } from "./private-links";
import { mailLocale, mailText } from "./texts";

/** Out-of-office replies leave such mails alone (RFC 3834). */
const answeredByMachine: MailHeaders = { "Auto-Submitted": "auto-replied" };

/**
 * Confirms a visitor's message. Repeats neither words nor name, or the form could send any text to any address.
 * After too many mails to an address, one mail without a link tells staff in the outbox.
 */
export async function confirmToVisitor(
  db: Db,
  kind: "messageReceived" | "applicationReceived" | "applicationRepeated",
  { email: to, locale: language, job }: { email: string; locale: string; job?: string },
  about: About,
): Promise<void> {
  const locale = mailLocale(language);
  const { siteName: site } = await mailIdentity(db, locale);
  const mail = { to, isRequested: true, ...about, ...mailText(kind, locale, { site, job }), headers: answeredByMachine };
  if (!(await hasTooManyMails(db, to))) {
    await sendMail(db, { ...mail, link: await createPrivateLink(db, about, locale) });
  } else if ((await db.mail.count({ where: { ...about, to, error: heldBack } })) === 0) {
    await sendMail(db, { ...mail, error: heldBack });
  }
}

type StaffNotice = { person: string; subject?: string; job?: (locale: Locale) => string };

/** Notifies the addresses of the site settings, in the language of their account, else in English. */
export async function notifyStaff(
  db: Db,
  kind: "newMessage" | "newApplication",
  { person, subject, job }: StaffNotice,
  { path, id }: { path: AdminPath; id: number },
  about: About,
): Promise<void> {
  const { notifyRecipients } = await readSettings(db, { notifyRecipients: true });
  const addresses = [...new Set(splitAddresses(notifyRecipients.toLowerCase()))];
  if (addresses.length === 0) return;
  const accounts = await db.user.findMany({
    where: { email: { in: addresses }, status: accountStatus.ACTIVE },
    select: { email: true, name: true, locale: true },
  });
  for (const to of addresses) {
    const account = accounts.find(({ email }) => email === to);
    const locale = mailLocale(account?.locale);
    const { siteName: site, origin } = await mailIdentity(db, locale);
    const values = { name: account?.name ?? site, site, person, subject, job: job?.(locale) };
    await sendMail(db, { to, ...about, link: { url: `${origin}${path}/${id}` }, ...mailText(kind, locale, values) });
  }
}

/** Tells people in one mail about their new records. Names no visitor, as the mail outlives an erased record. */
export async function tellAssignee(
  db: Db,
  kind: "assignedConversation" | "assignedCandidate",
  { path, ids, assigneeId }: { path: AdminPath; ids: readonly number[]; assigneeId: number | null | undefined },
  actor: { id: number; name: string },
): Promise<void> {
  if (!assigneeId || assigneeId === actor.id || ids.length === 0) return;
  const where = { id: assigneeId, status: accountStatus.ACTIVE };
  const assignee = await db.user.findUnique({ where, select: { email: true, name: true, locale: true } });
  if (!assignee) return;
  const locale = mailLocale(assignee.locale);
  const { siteName: site, origin } = await mailIdentity(db, locale);
  const place = ids.length === 1 ? `/${ids[0]}` : `?assigneeId=${assigneeId}`;
  const values = { name: assignee.name, site, person: actor.name, count: ids.length };
  await sendMail(db, { to: assignee.email, link: { url: `${origin}${path}${place}` }, ...mailText(kind, locale, values) });
}
