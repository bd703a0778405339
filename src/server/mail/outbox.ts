import { z } from "zod";
import type { Locale } from "~/i18n/routing";
import type { ErrorCode } from "~/lib/codes";
import type { Db } from "~/server/db/client";
import { afterCommit } from "~/server/db/transaction";
import { hasMailServer } from "./smtp";
import { wakeMailSender } from "./wake";

/** Paragraph in place of the link in the text of a mail: the text itself never contains the link. See `splitAtLink`. */
export const LINK_PLACEHOLDER = "{link}";

/** Headers that a mail may add to those of every mail. */
const headerNames = ["Auto-Submitted", "In-Reply-To", "List-Unsubscribe", "List-Unsubscribe-Post", "References"] as const;

/** Values are printable ASCII: a line break would begin another header. */
export const mailHeaders = z.partialRecord(z.enum(headerNames), z.string().regex(/^[\x20-\x7e]{1,900}$/));

export type MailHeaders = z.infer<typeof mailHeaders>;

export type MailLink = { url: string; token?: { id: number; expiresAt: Date } };

export type NewMail = {
  to: string;
  subject: string;
  text: string;
  locale: Locale;
  link?: MailLink;
  linkLabel?: string;
  /** Record that the mail is about: the mail is deleted with it. */
  conversationId?: number;
  candidateId?: number;
  /** Caused by a request without a session; see `hasTooManyMails`. */
  isRequested?: boolean;
  /** Sent then at the earliest. */
  notBefore?: Date;
  headers?: MailHeaders;
  /** Reason why it can't be sent; it then stays in the outbox as failed. */
  error?: ErrorCode | undefined;
};

/** Puts a mail into the outbox, in its cause's transaction. @param mail its subject is cut to one line (header injection) */
export async function sendMail(db: Db, mail: NewMail): Promise<number> {
  const data = rowOf(mail);
  const { id } = await db.mail.create({ data, select: { id: true } });
  if (data.nextTryAt) afterCommit(db, wakeMailSender);
  return id;
}

/** Whether mails leave the site: there is a mail server, and nothing has paused sending since a restore. */
export async function deliversMail(db: Db): Promise<boolean> {
  return hasMailServer() && (await db.outboxPause.count()) === 0;
}

const HOUR_MS = 60 * 60 * 1000;

/** Error of a mail beyond these limits, which stays in the outbox. */
export const heldBack = "ERROR_TOO_MANY_MAILS";

/** Error of a mail to an address that staff have corrected since, which stays in the outbox for good. */
export const addressCorrected = "ERROR_ADDRESS_CORRECTED";

/** Limits of mails to one address that anonymous requests cause, of all kinds together. */
const requestLimits = [
  { ms: HOUR_MS, count: 5 },
  { ms: 24 * HOUR_MS, count: 15 },
];

/**
 * Whether anonymous requests caused too many mails to an address (mail bombing). Links to accounts count but have their own
 * limit, so that owners still get in. Waits for concurrent requests.
 */
export async function hasTooManyMails(db: Db, to: string): Promise<boolean> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`atrium.mail.${to}`}))`;
  const now = Date.now();
  // Mails that were held back were not delivered: they don't count.
  const isTried = [{ error: null }, { error: { not: heldBack } }];
  for (const { ms, count } of requestLimits) {
    const createdAt = { gt: new Date(now - ms) };
    if ((await db.mail.count({ where: { to, isRequested: true, createdAt, OR: isTried } })) >= count) return true;
  }
  return false;
}

/** @returns the ids, in the order of the mails */
export async function sendMails(db: Db, mails: readonly NewMail[]): Promise<number[]> {
  const rows = await db.mail.createManyAndReturn({ data: mails.map(rowOf), select: { id: true } });
  if (hasMailServer()) afterCommit(db, wakeMailSender);
  return rows.map(({ id }) => id);
}

function rowOf({ subject, link, error, headers, ...mail }: NewMail) {
  return {
    ...mail,
    ...(headers && { headers: mailHeaders.parse(headers) }),
    subject: subject.replace(/\s+/g, " "),
    link: link?.url ?? null,
    tokenId: link?.token?.id ?? null,
    linkExpiresAt: link?.token?.expiresAt ?? null,
    state: error ? ("failed" as const) : ("waiting" as const),
    error: error ?? null,
    nextTryAt: hasMailServer() && !error ? (mail.notBefore ?? new Date()) : null,
  };
}

type StoredLink = { link: string | null; linkExpiresAt: Date | null; tokenId: number | null };

export function usableLink({ link, linkExpiresAt, tokenId }: StoredLink, now: Date): string | null {
  if (linkExpiresAt === null) return link;
  return tokenId !== null && linkExpiresAt > now ? link : null;
}

type Linked = { text: string; linkLabel: string | null };

/**
 * Splits a mail's text at its link; without one, all is before it. Names, subjects and messages in the text may contain `{link}`
 * too: they are inside a paragraph, or come before.
 */
export function splitAtLink({ text, linkLabel }: Linked): { before: string; after: string | null } {
  const place = linkLabel === null ? undefined : [...text.matchAll(/(?<=^|\n\n)\{link\}(?=\n\n|$)/g)].at(-1)?.index;
  if (place === undefined) return { before: text, after: null };
  return { before: text.slice(0, place), after: text.slice(place + LINK_PLACEHOLDER.length) };
}

/** Whether a mail leads nowhere: it has a place for a link that it no longer has. */
export function lacksLink(mail: Linked & StoredLink, now: Date): boolean {
  return usableLink(mail, now) === null && splitAtLink(mail).after !== null;
}

/** Blanks expired links; used or ended links are blank already. A job runs it. @returns how many there were */
export async function blankExpiredLinks(db: Db, now: Date): Promise<number> {
  const isOver = [{ linkExpiresAt: { lte: now } }, { linkExpiresAt: { not: null }, tokenId: null }];
  const { count } = await db.mail.updateMany({ where: { link: { not: null }, OR: isOver }, data: { link: null } });
  return count;
}
