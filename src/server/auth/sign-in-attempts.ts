import { recordActivity } from "~/server/db/activity";
import { type Db, database } from "~/server/db/client";
import { runAfterAnswer } from "~/server/platform/after-answer";
import { log } from "~/server/platform/log";
import { counter } from "~/server/platform/metrics";
import { networkOf, rangeOf } from "~/server/request/ip";
import {
  countAttempt,
  countSpacedAttempt,
  forgetAttempts,
  forgiveAttempt,
  forgiveSpacedAttempt,
} from "~/server/request/throttle";

/** How long an account's sign-in keeps its network known. */
export const KNOWN_NETWORK_MS = 90 * 24 * 60 * 60 * 1000;

const failures = counter("atrium_failed_sign_ins_total", "Sign-ins with a wrong password or code.", ["secret"]);

/** Kind of guessed secret. Only a person who knows the password guesses the code. */
type Secret = "password" | "code";

/** Origin of an attempt, and whether the account has signed in from its network or range. */
export type Origin = { ip: string; known: "network" | "range" | "nothing" };

export async function originOf(db: Db, userId: number | null, ip: string, now: Date): Promise<Origin> {
  const networks = await db.signInNetwork.findMany({
    where: { userId: userId ?? 0, range: rangeOf(ip), lastAt: { gt: new Date(now.getTime() - KNOWN_NETWORK_MS) } },
    select: { network: true },
  });
  if (networks.length === 0) return { ip, known: "nothing" };
  return { ip, known: networks.some(({ network }) => network === networkOf(ip)) ? "network" : "range" };
}

export async function rememberNetwork(db: Db, userId: number, ip: string, now: Date): Promise<void> {
  const network = networkOf(ip);
  const lastUse = { range: rangeOf(ip), lastAt: now };
  await db.signInNetwork.upsert({
    where: { userId_network: { userId, network } },
    create: { userId, network, ...lastUse },
    update: lastUse,
    select: { userId: true },
  });
}

/**
 * Counts a guess before its outcome is known. Guesses are spaced out, except from networks that the account uses.
 * @param account key of the account, also for unknown addresses @throws ERROR_TOO_MANY_REQUESTS
 */
export async function countGuess(secret: Secret, account: string, { ip, known }: Origin): Promise<void> {
  await countAttempt("account", secret, account, ip);
  if (known !== "network") await countAttempt("accountRange", secret, account, rangeOf(ip));
  if (known === "nothing") await countSpacedAttempt(secret, account);
}

export async function forgiveGuess(secret: Secret, account: string, { ip, known }: Origin): Promise<void> {
  await Promise.all([
    forgetAttempts("account", secret, account, ip),
    known !== "network" && forgiveAttempt("accountRange", secret, account, rangeOf(ip)),
    known === "nothing" && forgiveSpacedAttempt(secret, account),
  ]);
}

/** Counts and logs a wrong guess. Runs after the answer, whose time would show that the account exists. */
export function recordFailedSignIn(
  secret: Secret,
  account: { id: number; name: string; version: number } | null,
  ip: string,
): void {
  failures.inc({ secret });
  log.info("A sign-in failed", { secret, account: account?.id, ip });
  if (!account) return;
  const entry = { actor: null, ip, action: "sign-in-failed", path: "/admin/user", record: account } as const;
  runAfterAnswer("Recording a failed sign-in", () => recordActivity(database(), entry));
}

export async function failedSignInsSince(db: Db, userId: number, since: Date) {
  const where = { path: "/admin/user", recordId: userId, action: "sign-in-failed", createdAt: { gt: since } };
  const [count, last] = await Promise.all([
    db.activity.count({ where }),
    db.activity.findFirst({ where, select: { createdAt: true, ip: true }, orderBy: { id: "desc" } }),
  ]);
  return { count, last };
}
