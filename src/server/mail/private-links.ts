import { createHash, randomBytes } from "node:crypto";
import { type Locale, localePath } from "~/i18n/routing";
import type { Db } from "~/server/db/client";
import { siteOrigin } from "~/server/http/origin";
import type { MailLink } from "./outbox";

/** The record that a mail is about, and is deleted with. */
export type About = { conversationId: number } | { candidateId: number };

/**
 * A link by which visitors reach their own record without an account: their conversation, or their application. Each mail has
 * one of its own. It can be used as long as the record is there and holds personal data.
 * @param locale of the page that it opens
 */
export async function createPrivateLink(db: Db, about: About, locale: Locale): Promise<MailLink> {
  const token = randomBytes(32).toString("base64url");
  await db.privateLink.create({ data: { ...about, tokenHash: hashOf(token) }, select: { id: true } });
  const page = "conversationId" in about ? "contact" : "my-data";
  return { url: siteOrigin() + localePath(locale, `/${page}/${token}`) };
}

/** The conversation that a link opens; null for an unknown token, and once the conversation was anonymised. */
export async function findConversationId(db: Db, token: string): Promise<number | null> {
  const link = await db.privateLink.findUnique({
    where: { tokenHash: hashOf(token), conversation: { anonymisedAt: null } },
    select: { conversationId: true },
  });
  return link?.conversationId ?? null;
}

/** The application that a link opens; null for an unknown token, and once the application was anonymised. */
export async function findCandidateId(db: Db, token: string): Promise<number | null> {
  const link = await db.privateLink.findUnique({
    where: { tokenHash: hashOf(token), candidate: { anonymisedAt: null } },
    select: { candidateId: true },
  });
  return link?.candidateId ?? null;
}

/** The token is random and long: a fast hash is enough. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
