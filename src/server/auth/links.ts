import type { AccountTokenPurpose } from "~/generated/prisma/enums";
import type { Db } from "~/server/db/client";
import { AppError } from "~/server/platform/errors";
import { hashToken, newToken } from "~/server/platform/secret-token";

const HOUR_MS = 60 * 60 * 1000;

type AccountLink = { url: string; token: { id: number; expiresAt: Date } };

/** Page of the links for each purpose, and their lifetime in milliseconds. */
const kinds: Record<AccountTokenPurpose, { page: string; lifetime: number }> = {
  verify: { page: "/auth/verify", lifetime: 24 * HOUR_MS },
  email: { page: "/auth/verify", lifetime: 7 * 24 * HOUR_MS },
  reset: { page: "/auth/reset", lifetime: HOUR_MS },
  invite: { page: "/auth/reset", lifetime: 7 * 24 * HOUR_MS },
};

/**
 * Creates a link for one use; a new invitation or address change ends earlier ones. Only its hash is stored.
 * @param origin origin of the site, see `mailOrigin` @param email new address that the link confirms
 */
export async function createLink(
  db: Db,
  userId: number,
  purpose: AccountTokenPurpose,
  origin: string,
  now: Date,
  email: string | null = null,
): Promise<AccountLink> {
  // A write without change makes concurrent changes of role or email retry, see this link and end it.
  await db.$executeRaw`UPDATE "User" SET "status" = "status" WHERE "id" = ${userId}`;
  if (purpose === "invite" || purpose === "email") await endLinks(db, userId, purpose);
  const token = newToken();
  const { page, lifetime } = kinds[purpose];
  const expiresAt = new Date(now.getTime() + lifetime);
  const { id } = await db.accountToken.create({
    data: { userId, purpose, email, tokenHash: hashToken(token), expiresAt, createdAt: now },
    select: { id: true },
  });
  return { url: `${origin}${page}?token=${token}`, token: { id, expiresAt } };
}

const MAX_REQUESTED = 5;
export const REQUEST_PAUSE_MS = 5 * 60 * 1000;

/** Limits requested links per mailbox; if false, it has a valid link. Never replaces one: a request could end the one in use. */
export async function needsAnotherLink(db: Db, userId: number, purpose: AccountTokenPurpose, now: Date): Promise<boolean> {
  const mailed = await db.accountToken.findMany({
    where: { userId, purpose, usedAt: null, expiresAt: { gt: now }, mail: { isNot: null } },
    select: { createdAt: true },
  });
  const isRecent = mailed.some(({ createdAt }) => now.getTime() - createdAt.getTime() < REQUEST_PAUSE_MS);
  return !isRecent && mailed.length < MAX_REQUESTED;
}

/** Uses a link up; of two concurrent uses one succeeds. @throws ERROR_LINK_EXPIRED when unknown, used or too old */
export async function useLink(db: Db, token: string, purposes: AccountTokenPurpose[], now: Date) {
  const where = goodLink(token, purposes, now);
  const { count } = await db.accountToken.updateMany({ where, data: { usedAt: now } });
  if (count === 0) throw new AppError("ERROR_LINK_EXPIRED");
  const found = await db.accountToken.findUniqueOrThrow({
    where: { tokenHash: where.tokenHash },
    select: { userId: true, email: true },
  });
  return { id: found.userId, email: found.email };
}

/** Ends links of accounts and blanks them in the outbox. Call it when password, email, role or status change. */
export async function endLinks(db: Db, userId: number | number[], purpose?: AccountTokenPurpose): Promise<void> {
  const where = { userId: Array.isArray(userId) ? { in: userId } : userId, ...(purpose && { purpose }) };
  await db.mail.updateMany({ where: { token: where }, data: { link: null } });
  await db.accountToken.deleteMany({ where });
}

export function findLink(db: Db, token: string, purposes: AccountTokenPurpose[], now: Date) {
  return db.accountToken.findFirst({ where: goodLink(token, purposes, now), select: { email: true } });
}

function goodLink(token: string, purposes: AccountTokenPurpose[], now: Date) {
  return { tokenHash: hashToken(token), purpose: { in: purposes }, usedAt: null, expiresAt: { gt: now } };
}

export async function isLinkGood(db: Db, token: string, purposes: AccountTokenPurpose[], now: Date): Promise<boolean> {
  return (await findLink(db, token, purposes, now)) !== null;
}
