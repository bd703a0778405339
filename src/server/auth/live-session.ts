import { LRUCache } from "lru-cache";
import { isLive } from "~/server/auth/actor";
import { sessionOf } from "~/server/auth/session";
import { database } from "~/server/db/client";

const REMEMBERED_MS = 2_000;

const accounts = new LRUCache<string, Promise<string | null>>({ max: 10_000, ttl: REMEMBERED_MS });

/** Finds the account of a session to share out memory and places, up to two seconds late. Never authorises a call. */
export async function liveAccount(cookie: string | undefined): Promise<string | null> {
  const session = cookie === undefined ? null : await sessionOf(new Headers({ cookie }));
  if (!session) return null;
  const cachedAccount = accounts.get(session.id);
  if (cachedAccount) return cachedAccount;
  // While the database is away every call fails at once, so the signature is enough.
  const account = findAccount(session.id, new Date()).catch(() => `session ${session.id}`);
  accounts.set(session.id, account);
  return account;
}

async function findAccount(id: string, now: Date): Promise<string | null> {
  const [user] = await database().$queryRaw<{ id: number }[]>`
    SELECT u."id" FROM "Session" s JOIN "User" u ON u."id" = s."userId" WHERE s."id" = ${id} AND ${isLive(now)}`;
  return user ? `account ${user.id}` : null;
}
