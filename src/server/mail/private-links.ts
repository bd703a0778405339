import type { Prisma } from "~/generated/prisma/client";
import { type Locale, localePath } from "~/i18n/routing";
import { addMonths } from "~/lib/dates";
import type { Db } from "~/server/db/client";
import { hashToken, newToken } from "~/server/platform/secret-token";
import { siteOrigin } from "~/server/request/origin";
import { addressCorrected, type MailLink } from "./outbox";

const LIFETIME_MONTHS = 12;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Matches a token: 32 bytes as base64url. */
const tokenPattern = /^[\w-]{43}$/;

export type About = { conversationId: number } | { candidateId: number };

/** Creates a link to a conversation or application for one mail, valid until a year after its last use. */
export async function createPrivateLink(db: Db, about: About, locale: Locale): Promise<MailLink> {
  const token = newToken();
  await db.privateLink.create({ data: { ...about, tokenHash: hashToken(token) }, select: { id: true } });
  const page = "conversationId" in about ? "contact" : "my-data";
  return { url: siteOrigin() + localePath(locale, `/${page}/${token}`) };
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
  return (await useLink(db, { tokenHash: hashToken(token), candidate: { anonymisedAt: null } }, now))?.candidateId ?? null;
}

/** An ended link's page answers 410, an unknown one 404. */
export type LinkState = "live" | "ended" | "unknown";

/** Reads a link's state without using it. Ended: once valid, but not used for a year. */
export async function privateLinkState(
  db: Db,
  about: "conversation" | "candidate",
  token: string,
  now: Date,
): Promise<LinkState> {
  if (!tokenPattern.test(token)) return "unknown";
  const anonymised = { select: { anonymisedAt: true } };
  const link = await db.privateLink.findUnique({
    where: { tokenHash: hashToken(token) },
    select: { expiresAt: true, conversation: anonymised, candidate: anonymised },
  });
  if (link && link.expiresAt <= now) return "ended";
  return link?.[about]?.anonymisedAt === null ? "live" : "unknown";
}

/** Extends the link by a year from its use, with at most one write a day. */
async function useLink(db: Db, where: Prisma.PrivateLinkWhereUniqueInput, now: Date) {
  const link = await db.privateLink.findUnique({
    where: { ...where, expiresAt: { gt: now } },
    select: { id: true, conversationId: true, candidateId: true, expiresAt: true },
  });
  if (!link) return null;
  const expiresAt = addMonths(now, LIFETIME_MONTHS);
  if (expiresAt.getTime() - link.expiresAt.getTime() > DAY_MS) {
    await db.privateLink.updateMany({ where: { id: link.id }, data: { expiresAt } });
  }
  return link;
}
