import { createHash, randomBytes } from "node:crypto";
import type { AccountTokenPurpose } from "~/generated/prisma/enums";
import type { Db } from "~/server/db/client";
import { AppError } from "~/server/errors";

const HOUR_MS = 60 * 60 * 1000;

/** How long a link can be used. */
const lifetimes = { verify: 24 * HOUR_MS, reset: HOUR_MS, invite: 7 * 24 * HOUR_MS } satisfies Record<
  AccountTokenPurpose,
  number
>;

/** The page each kind of link opens. */
const pages = { verify: "/auth/verify", reset: "/auth/reset", invite: "/auth/reset" } satisfies Record<
  AccountTokenPurpose,
  string
>;

/**
 * A link for one person and one use; earlier ones of its kind end. Only its hash is kept, so that whoever reads the
 * database can't use it.
 * @param origin of the site, see `siteOrigin`
 */
export async function createLink(
  db: Db,
  userId: number,
  purpose: AccountTokenPurpose,
  origin: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.accountToken.deleteMany({ where: { userId, purpose } });
  await db.accountToken.create({
    data: { userId, purpose, tokenHash: hashOf(token), expiresAt: new Date(now.getTime() + lifetimes[purpose]), createdAt: now },
    select: { id: true },
  });
  return `${origin}${pages[purpose]}?token=${token}`;
}

/**
 * Uses a link up. Of two at the same moment one goes through.
 * @returns whose it was
 * @throws ERROR_LINK_EXPIRED when it is unknown, used, or too old
 */
export async function useLink(db: Db, token: string, purposes: AccountTokenPurpose[], now: Date): Promise<number> {
  const tokenHash = hashOf(token);
  const good = { tokenHash, purpose: { in: purposes }, usedAt: null, expiresAt: { gt: now } };
  const { count } = await db.accountToken.updateMany({ where: good, data: { usedAt: now } });
  if (count === 0) throw new AppError("ERROR_LINK_EXPIRED");
  const { userId } = await db.accountToken.findUniqueOrThrow({ where: { tokenHash }, select: { userId: true } });
  return userId;
}

/** Ends every link of somebody: their password or their address is another one now. */
export async function endLinks(db: Db, userId: number): Promise<void> {
  await db.accountToken.deleteMany({ where: { userId } });
}

/** Whether a link can still be used, for the page it opens. */
export async function isLinkGood(db: Db, token: string, purposes: AccountTokenPurpose[], now: Date): Promise<boolean> {
  const where = { tokenHash: hashOf(token), purpose: { in: purposes }, usedAt: null, expiresAt: { gt: now } };
  return (await db.accountToken.count({ where })) > 0;
}

/** The token is random and long: a fast hash is enough. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
