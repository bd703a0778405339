import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { decode, encode } from "next-auth/jwt";
import { staffCookie } from "~/lib/staff-cookie";
import { endLinks } from "~/server/auth/links";
import { authSecret } from "~/server/auth/secret";
import type { Db } from "~/server/db/client";
import { cookieOf, readCookies } from "~/server/request/cookies";
import { isSecure } from "~/server/request/origin";

/** Session cookie, shared by next-auth, REST and the app. */
export const SESSION_COOKIE = "token";

/** Seconds without use after which a session ends; the setting `sessionDays` limits its age. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** Age after which a cookie is renewed. Not at every request, as each renewal is a write. */
const REFRESH_MS = 5 * 60 * 1000;

export type Client = { ip: string; userAgent: string | null };

export type SessionReference = { id: string; issuedAt: Date };

/** @param failedSignIns failed sign-ins to this account since its last sign-in @returns the id for `setSessionCookies` */
export async function openSession(
  db: Db,
  userId: number,
  { ip, userAgent }: Client,
  now: Date,
  failedSignIns: number,
): Promise<string> {
  const { id } = await db.session.create({
    data: {
      id: randomBytes(24).toString("base64url"),
      userId,
      ip,
      userAgent: userAgent?.slice(0, 300) ?? null,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: expiry(now),
      failedSignIns,
    },
    select: { id: true },
  });
  return id;
}

export async function endSession(db: Db, id: string): Promise<void> {
  await db.session.deleteMany({ where: { id } });
}

/** Ends the sessions of accounts, all or all but one, and address changes requested in them, possibly by a stranger. */
export async function endSessions(db: Db, userIds: number[], except?: string): Promise<void> {
  await db.session.deleteMany({ where: { userId: { in: userIds }, ...(except !== undefined && { id: { not: except } }) } });
  await endLinks(db, userIds, "email");
}

/** Another site of the same domain can set cookies of this name too. */
const MAX_TOKENS = 4;

/** Reads the session id of a request's first cookie that we signed; null without one. */
export async function sessionOf(headers: Headers): Promise<SessionReference | null> {
  const tokens = readCookies(headers.get("cookie"), SESSION_COOKIE);
  for (const token of tokens.slice(0, MAX_TOKENS)) {
    const session = await readToken(token);
    if (session) return session;
  }
  return null;
}

export function tokenOf(headers: Headers): string | null {
  return cookieOf(headers, SESSION_COOKIE);
}

/** Cache of decrypted cookies, as decrypting is slower than the session query. Each request still checks the session. */
const readTokens = new LRUCache<string, SessionReference>({ max: 1_000, ttl: REFRESH_MS });

async function readToken(token: string): Promise<SessionReference | null> {
  const cached = readTokens.get(token);
  if (cached) return cached;
  try {
    const claims = await decode({ token, secret: authSecret() });
    if (typeof claims?.sid !== "string" || typeof claims.iat !== "number") return null;
    const reference = { id: claims.sid, issuedAt: new Date(claims.iat * 1000) };
    readTokens.set(token, reference);
    return reference;
  } catch {
    // Not ours, tampered with, or expired.
    return null;
  }
}

/** Extends a session that is in use, and its cookie; at most every few minutes. */
export async function keepAlive(
  db: Db,
  { id, issuedAt }: SessionReference,
  { headers, resHeaders, now }: { headers: Headers; resHeaders: Headers; now: Date },
): Promise<void> {
  if (now.getTime() - issuedAt.getTime() < REFRESH_MS) return;
  await db.session.updateMany({ where: { id }, data: { lastSeenAt: now, expiresAt: expiry(now) } });
  await setSessionCookies(resHeaders, id, headers);
}

export async function setSessionCookies(resHeaders: Headers, id: string, headers: Headers): Promise<void> {
  resHeaders.append("set-cookie", await sessionCookie(id, headers));
  resHeaders.append("set-cookie", staffCookieLine(true, headers));
}

export function clearDeadSession(resHeaders: Headers, headers: Headers): void {
  if (tokenOf(headers) !== null || cookieOf(headers, staffCookie) !== null) clearSessionCookies(resHeaders, headers);
}

export function clearSessionCookies(resHeaders: Headers, headers: Headers): void {
  resHeaders.append("set-cookie", cookie("", 0, headers));
  resHeaders.append("set-cookie", staffCookieLine(false, headers));
}

/** Builds the Set-Cookie header of the cookie that scripts may read; see lib/staff-cookie.ts. */
export function staffCookieLine(isSignedIn: boolean, headers: Headers): string {
  const [value, maxAge] = isSignedIn ? ["1", SESSION_SECONDS] : ["", 0];
  return `${staffCookie}=${value}; Max-Age=${maxAge}; Path=/; ${policy(headers)}`;
}

/** Builds the Set-Cookie header that signs in. @param id of the session */
export async function sessionCookie(id: string, headers: Headers): Promise<string> {
  const token = await encode({ token: { sid: id }, secret: authSecret(), maxAge: SESSION_SECONDS });
  return cookie(token, SESSION_SECONDS, headers);
}

function cookie(value: string, maxAge: number, headers: Headers): string {
  return `${SESSION_COOKIE}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; ${policy(headers)}`;
}

function policy(headers: Headers): string {
  return isSecure(headers) ? "SameSite=Lax; Secure" : "SameSite=Lax";
}

function expiry(now: Date): Date {
  return new Date(now.getTime() + SESSION_SECONDS * 1000);
}
