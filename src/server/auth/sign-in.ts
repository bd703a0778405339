import { z } from "zod";
import { accountStatus } from "~/lib/accounts";
import { text } from "~/lib/fields";
import { normalize } from "~/lib/text";
import { accountRules } from "~/server/auth/account-rules";
import { isPasswordRight } from "~/server/auth/password";
import { type Client, openSession } from "~/server/auth/session";
import {
  countGuess,
  failedSignInsSince,
  forgiveGuess,
  type Origin,
  originOf,
  recordFailedSignIn,
  rememberNetwork,
} from "~/server/auth/sign-in-attempts";
import { spendRecoveryCode, spendTotpCode, type TotpOwner } from "~/server/auth/totp";
import { recordActivity } from "~/server/db/activity";
import type { Db } from "~/server/db/client";
import { runTransaction } from "~/server/db/transaction";
import { AppError } from "~/server/platform/errors";
import { rangeOf } from "~/server/request/ip";
import { countAttempt, forgiveAttempt } from "~/server/request/throttle";

/** The input of a sign-in. The email's format is not checked: an impossible address is refused like an unknown one. */
export const signInSchema = z.object({
  email: text(0, 254),
  password: z.string().max(1000),
  /** Code of the authenticator app, or a recovery code. */
  code: text(0, 50).optional(),
});

export const profileSelect = {
  id: true,
  name: true,
  email: true,
  roleId: true,
  role: { select: { id: true, name: true } },
} as const;

const select = {
  ...profileSelect,
  passwordHash: true,
  status: true,
  verifiedAt: true,
  approvedAt: true,
  version: true,
  totpSecret: true,
  totpEnabledAt: true,
  lastSignInAt: true,
  createdAt: true,
} as const;

/**
 * Signs in. An unknown address gets the same answer after the same time as a wrong password; other obstacles show only after the
 * right one.
 * @throws ERROR_TOO_MANY_REQUESTS, ERROR_ACCOUNT_PASSWORD_WRONG, then ERROR_ACCOUNT_LOCK, ERROR_ACCOUNT_NOT_VERIFY_EMAIL,
 * ERROR_ACCOUNT_APPROVAL, then ERROR_TOTP_REQUIRED without a code, ERROR_TOTP_WRONG at `code`
 */
export async function signIn(db: Db, { email, password, code }: z.infer<typeof signInSchema>, client: Client, now: Date) {
  const address = normalEmail(email);
  await countAttempt("address", client.ip);
  const user = await db.user.findUnique({ where: { email: address }, select });
  const origin = await originOf(db, user?.id ?? null, client.ip, now);
  // Neighbours of the owner must not use up the range's attempts.
  if (origin.known !== "network") await countAttempt("range", rangeOf(client.ip));
  await countGuess("password", address, origin);
  const isRight = await isPasswordRight(user?.passwordHash ?? null, password);
  if (!isRight || !user) {
    recordFailedSignIn("password", user, client.ip);
    throw new AppError("ERROR_ACCOUNT_PASSWORD_WRONG");
  }
  await Promise.all([
    forgiveAttempt("address", client.ip),
    origin.known !== "network" && forgiveAttempt("range", rangeOf(client.ip)),
    forgiveGuess("password", address, origin),
  ]);

  const { id, name, role, roleId, status, verifiedAt, approvedAt, totpEnabledAt } = user;
  const profile = { id, name, email: user.email, roleId, role: { id: role.id, name: role.name } };
  const rules = await accountRules(db);
  if (status !== accountStatus.ACTIVE) throw new AppError("ERROR_ACCOUNT_LOCK");
  if (rules.confirmEmail && !verifiedAt) throw new AppError("ERROR_ACCOUNT_NOT_VERIFY_EMAIL");
  if (rules.approveAccounts && !approvedAt) throw new AppError("ERROR_ACCOUNT_APPROVAL");

  if (totpEnabledAt) await checkCode(db, user, code ?? "", origin, now);

  const failed = await failedSignInsSince(db, id, user.lastSignInAt ?? user.createdAt);
  const sessionId = await runTransaction(async (tx) => {
    // What ended the account's sessions in the meantime, such as a reset, must not leave this one open.
    const where = { id, passwordHash: user.passwordHash, totpEnabledAt, status };
    const { count } = await tx.user.updateMany({ where, data: { lastSignInAt: now } });
    if (count === 0) throw new AppError("ERROR_ACCOUNT_PASSWORD_WRONG");
    await rememberNetwork(tx, id, client.ip, now);
    await recordActivity(tx, { actor: profile, ip: client.ip, action: "sign-in", path: "/admin/user", record: user });
    return openSession(tx, id, client, now, failed.count);
  });
  return { profile, sessionId };
}

async function checkCode(
  db: Db,
  user: TotpOwner & { name: string; email: string; version: number },
  code: string,
  origin: Origin,
  now: Date,
): Promise<void> {
  if (code === "") throw new AppError("ERROR_TOTP_REQUIRED");
  await countGuess("code", user.email, origin);
  if (!(await spendTotpCode(db, user, code, now))) {
    if (!(await spendRecoveryCode(db, user.id, code))) {
      recordFailedSignIn("code", user, origin.ip);
      throw new AppError("ERROR_TOTP_WRONG", { field: "code" });
    }
    await recordActivity(db, { actor: user, ip: origin.ip, action: "recovery-code-used", path: "/admin/user", record: user });
  }
  await forgiveGuess("code", user.email, origin);
}

/** Normalises an email address to the form in which accounts store it. */
export function normalEmail(email: string): string {
  return normalize(email.trim(), "NFC").toLowerCase();
}
