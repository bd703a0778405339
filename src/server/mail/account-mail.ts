import type { AccountTokenPurpose } from "~/generated/prisma/enums";
import { accountStatus } from "~/lib/accounts";
import { createLink, needsAnotherLink, REQUEST_PAUSE_MS } from "~/server/auth/links";
import type { Db } from "~/server/db/client";
import { runTransaction } from "~/server/db/transaction";
import { mailIdentity } from "./identity";
import { sendMail } from "./outbox";
import { type MailKind, mailLocale, mailText } from "./texts";

/** Error of a mail whose link has no known origin. */
const unknownAddress = "ERROR_SITE_ADDRESS_UNKNOWN";

/** Where the link of each mail leads: to a page that needs no token, or to the page of its purpose, once. */
const links = {
  verify: { purpose: "verify" },
  reset: { purpose: "reset" },
  invite: { purpose: "invite" },
  restored: { purpose: "reset" },
  changeEmail: { purpose: "email" },
  ownEmail: { purpose: "email" },
  approved: { page: "/auth/login" },
  emailChanged: { page: "/auth/login" },
  twoStepReset: { page: "/auth/login" },
  emailAsked: { page: "/auth/forgot" },
} as const satisfies Partial<Record<MailKind, { purpose: AccountTokenPurpose } | { page: string }>>;

type AccountMail = keyof typeof links;

/** Name of the person who changes an account, and the new address. */
type AccountChange = { person: string; address?: string };

const requestedMails: readonly AccountMail[] = ["verify", "reset"];

/** Mails to an unconfirmed address leave out the name, which anyone may have typed. */
const namelessMails: readonly AccountMail[] = [...requestedMails, "ownEmail"];

type Person = { id: number; name: string; email: string; locale: string };

/**
 * Writes a mail about an account, in its language and with a new link. @returns the link, or null
 * @param origin see `mailOrigin`; without it the mail stays in the outbox as failed, without a link
 */
export async function sendAccountMail(
  db: Db,
  mail: AccountMail,
  person: Person,
  origin: string | null,
  now: Date,
  change?: AccountChange,
): Promise<string | null> {
  const locale = mailLocale(person.locale);
  const { siteName: site } = await mailIdentity(db, locale);
  const isRequested = requestedMails.includes(mail);
  const values = namelessMails.includes(mail) ? { site } : { name: person.name, site, ...change };
  const outgoing = { to: person.email, isRequested, ...mailText(mail, locale, values) };
  if (origin === null) {
    await sendMail(db, { ...outgoing, error: unknownAddress });
    return null;
  }
  const target = links[mail];
  const link =
    "page" in target
      ? { url: origin + target.page }
      : await createLink(db, person.id, target.purpose, origin, now, change?.address);
  await sendMail(db, { ...outgoing, link });
  return link.url;
}

/** Writes a mail requested without a session, if its account needs one. @param email see `normalEmail` */
export async function sendRequestedMail(
  mail: "verify" | "reset",
  email: string,
  origin: string | null,
  now: Date,
): Promise<void> {
  await runTransaction(async (db) => {
    const person = await lockPerson(db, email);
    if (!person || person.status !== accountStatus.ACTIVE) return;
    if (mail === "verify" && person.verifiedAt) return;
    const needsMail =
      origin === null ? await lacksUnsentMail(db, person.email, now) : await needsAnotherLink(db, person.id, mail, now);
    if (needsMail) await sendAccountMail(db, mail, person, origin, now);
  });
}

type LockedPerson = Person & { status: number; verifiedAt: Date | null };

async function lockPerson(db: Db, email: string): Promise<LockedPerson | undefined> {
  const rows = await db.$queryRaw<LockedPerson[]>`
    SELECT "id", "name", "email", "locale", "status", "verifiedAt" FROM "User" WHERE "email" = ${email} FOR UPDATE
  `;
  return rows[0];
}

async function lacksUnsentMail(db: Db, to: string, now: Date): Promise<boolean> {
  const createdAt = { gt: new Date(now.getTime() - REQUEST_PAUSE_MS) };
  return (await db.mail.count({ where: { to, error: unknownAddress, createdAt } })) === 0;
}
