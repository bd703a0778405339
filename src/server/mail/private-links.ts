import type { Prisma } from "~/generated/prisma/client";
import { type Locale, localePath } from "~/i18n/routing";
import { addMonths, addSeconds } from "~/lib/dates";
import { keyedHash } from "~/server/auth/signed-text";
import type { Db } from "~/server/db/client";
import { hashToken, newToken } from "~/server/platform/secret-token";
import { siteOrigin } from "~/server/request/origin";
import { addressCorrected, type MailLink } from "./outbox";

const LIFETIME_MONTHS = 12;
/** How long after its form a link can be shown. */
export const SHOWABLE_SECONDS = 10 * 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Matches a token: 32 bytes as base64url. */
const tokenPattern = /^[\w-]{43}$/;

export type About = { conversationId: number } | { candidateId: number };

/** Creates a link to a conversation or application for one mail, valid until a year after its last use. */
export async function createPrivateLink(db: Db, about: About, locale: Locale): Promise<MailLink> {
  const token = newToken();
  await db.privateLink.create({ data: { ...about, tokenHash: hashToken(token) }, select: { id: true } });
  return { url: linkUrl("conversationId" in about ? "contact" : "my-data", token, locale) };
}

function linkUrl(page: "contact" | "my-data", token: string, locale: Locale): string {
  return siteOrigin() + localePath(locale, `/${page}/${token}`);
}

/** Reserves a link to show after its form in place of a mail. @returns the ticket for `preparePrivateLink`; opens nothing itself */
export async function reservePrivateLink(db: Db, about: About, now: Date): Promise<string> {
  const ticket = newToken();
  const reserved = { tokenHash: ticketHash(ticket), isMailed: false, expiresAt: addSeconds(now, SHOWABLE_SECONDS) };
  await db.privateLink.create({ data: { ...about, ...reserved }, select: { id: true } });
  return ticket;
}

/**
 * Prepares the reserved link for its page. Only `make` uses the ticket up: a page that could not be shown can be asked for again.
 * @returns null for a ticket that was used, or too late
 */
export async function preparePrivateLink(db: Db, ticket: string, locale: Locale, now: Date) {
  const token = newToken();
  const where = { tokenHash: ticketHash(ticket), expiresAt: { gt: now } };
  const link = await db.privateLink.findUnique({ where, select: { conversationId: true } });
  if (!link) return null;
  const made = { tokenHash: hashToken(token), expiresAt: addMonths(now, LIFETIME_MONTHS) };
  return {
    url: linkUrl(link.conversationId === null ? "my-data" : "contact", token, locale),
    /** @returns false when another request was quicker */
    make: async () => (await db.privateLink.updateMany({ where, data: made })).count > 0,
  };
}

function ticketHash(ticket: string): string {
  return keyedHash("private-link-ticket", ticket);
}

/** Ends links that were shown, not mailed: somebody has proved that the address is theirs. */
export async function endShownLinks(db: Db, about: About, now: Date): Promise<void> {
  await db.privateLink.updateMany({ where: { ...about, isMailed: false, expiresAt: { gt: now } }, data: { expiresAt: now } });
}

/** Ends one link to a conversation. @param url as `createPrivateLink` made it */
export async function endPrivateLink(db: Db, conversationId: number, url: string): Promise<void> {
  const token = url.slice(url.lastIndexOf("/") + 1);
  await db.privateLink.deleteMany({ where: { conversationId, tokenHash: hashToken(token) } });
}

/** Ends the links of an application and withdraws mails to its old address, in the correcting transaction. */
export async function endPrivateLinks(db: Db, candidateId: number, oldAddress: string): Promise<void> {
  await db.privateLink.deleteMany({ where: { candidateId } });
  const mails = { candidateId, to: oldAddress };
  const withdrawn = { state: "failed", nextTryAt: null } as const;
  await db.mail.updateMany({ where: { ...mails, state: { not: "sent" } }, data: withdrawn });
  await db.mail.updateMany({ where: mails, data: { link: null, error: addressCorrected } });
}

/** Finds a link's conversation; null for an unknown or ended token, or an anonymised conversation. */
export async function findConversationId(db: Db, token: string, now: Date): Promise<number | null> {
  return (await useLink(db, { tokenHash: hashToken(token), conversation: { anonymisedAt: null } }, now))?.conversationId ?? null;
}

/** Finds a link's application; null for an unknown or ended token, or an anonymised application. */
export async function findCandidateId(db: Db, token: string, now: Date): Promise<number | null> {
  const where = { tokenHash: hashToken(token), candidate: { anonymisedAt: null } };
  // A shown link proves no address: it neither decides about a later application with the same address, nor erases it.
  const OR = [{ isMailed: true }, { candidate: { submissions: { none: waiting } } }];
  return (await useLink(db, { ...where, OR }, now))?.candidateId ?? null;
}

const waiting = { state: "waiting" } as const;

/** An ended link's page answers 410, an unknown one 404. */
export type LinkState = "live" | "ended" | "unknown";

/** Reads a link's state without using it. Ended: not used for a year, closed by a waiting submission, or by a mailed link. */
export async function privateLinkState(
  db: Db,
  about: "conversation" | "candidate",
  token: string,
  now: Date,
): Promise<LinkState> {
  if (!tokenPattern.test(token)) return "unknown";
  const link = await db.privateLink.findUnique({
    where: { tokenHash: hashToken(token) },
    select: {
      expiresAt: true,
      isMailed: true,
      conversation: { select: { anonymisedAt: true } },
      candidate: { select: { anonymisedAt: true, _count: { select: { submissions: { where: waiting } } } } },
    },
  });
  if (link && link.expiresAt <= now) return "ended";
  if (link?.[about]?.anonymisedAt !== null) return "unknown";
  return link.isMailed || !link.candidate?._count.submissions ? "live" : "ended";
}

/**
 * Extends the link by a year from its use, with at most one write a day. Whoever opens a mailed link has its address: what they
 * write from now on must not be read by a link that was shown to somebody else who typed it.
 */
async function useLink(db: Db, where: Prisma.PrivateLinkWhereUniqueInput, now: Date) {
  const link = await db.privateLink.findUnique({
    where: { ...where, expiresAt: { gt: now } },
    select: { id: true, conversationId: true, candidateId: true, isMailed: true, expiresAt: true },
  });
  if (!link) return null;
  const { conversationId, candidateId } = link;
  if (link.isMailed && conversationId !== null) await endShownLinks(db, { conversationId }, now);
  if (link.isMailed && candidateId !== null) await endShownLinks(db, { candidateId }, now);
  const expiresAt = addMonths(now, LIFETIME_MONTHS);
  if (expiresAt.getTime() - link.expiresAt.getTime() > DAY_MS) {
    await db.privateLink.updateMany({ where: { id: link.id }, data: { expiresAt } });
  }
  return link;
}
